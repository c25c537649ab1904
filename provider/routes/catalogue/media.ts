import { Hono } from "hono";
import { pictureFile, shareFile } from "../../domain/media/picture-file.ts";
import { orNotFound } from "../../domain/http-error.ts";
import { serveFile } from "../../media/serve-file.ts";
import { createSharePictures } from "../../media/share-pictures.ts";
import type { Services } from "../services.ts";

const shareHeaders = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" };

/** Pictures and the clips of cards: open to everybody. Films are signed: `signedMediaRoutes`. */
export function mediaRoutes({ assetsDir, manifest, signer }: Services): Hono {
  const routes = new Hono();
  routes.get("/media/art/:file", (context, next) => {
    const name = context.req.param("file");
    const file = orNotFound(pictureFile(name, manifest), "picture", name);
    return serveFile(assetsDir, `art/${file}`)(context, next);
  });
  const share = createSharePictures(assetsDir);
  routes.get("/media/shares/:file", async (context) => {
    const name = context.req.param("file");
    const { file, width } = orNotFound(shareFile(name, manifest), "picture", name);
    return context.body(await share(file, width), 200, shareHeaders);
  });
  routes.get("/media/previews/:file{[\\w-]+\\.mp4}", (context, next) => {
    const name = context.req.param("file");
    const film = orNotFound(signer.filmOfClip(name.replace(/\.mp4$/, "")), "preview", name);
    return serveFile(assetsDir, `films/${film}/preview.mp4`)(context, next);
  });
  return routes;
}
