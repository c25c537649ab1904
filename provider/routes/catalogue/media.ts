import { Hono } from "hono";
import { findPictureSource } from "../../domain/media/picture-file.ts";
import { orNotFound } from "../../domain/http-error.ts";
import { serveFile } from "../../media/serve-file.ts";
import type { Services } from "../../services.ts";

/** Pictures and the clips of cards: open to everybody. All else is signed: `signedMediaRoutes`. */
export function mediaRoutes({ assetsDir, manifest, signer }: Services): Hono {
  const routes = new Hono();
  routes.get("/media/art/:file", (context, next) => {
    const name = context.req.param("file");
    const file = orNotFound(findPictureSource(name, manifest), "picture", name);
    return serveFile(assetsDir, `art/${file}`)(context, next);
  });
  routes.get("/media/previews/:file{[\\w-]+\\.mp4}", (context, next) => {
    const name = context.req.param("file");
    const film = orNotFound(signer.filmOfClip(name.replace(/\.mp4$/, "")), "preview", name);
    return serveFile(assetsDir, `films/${film}/preview.mp4`)(context, next);
  });
  return routes;
}
