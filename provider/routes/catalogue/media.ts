import { Hono } from "hono";
import { findPictureSource } from "../../domain/media/find-picture-source.ts";
import { requireFound } from "../../domain/http-error.ts";
import { serveAssetFile } from "../../media/serve-asset-file.ts";
import type { Services } from "../../services.ts";

/** Pictures and the clips of cards: open to everybody. All else is signed: `signedMediaRoutes`. */
export function mediaRoutes({ assetsDir, manifest, signer }: Services): Hono {
  const routes = new Hono();
  routes.get("/media/art/:file", (context, next) => {
    const name = context.req.param("file");
    const file = requireFound(findPictureSource(name, manifest), "picture", name);
    return serveAssetFile(assetsDir, `art/${file}`)(context, next);
  });
  routes.get("/media/previews/:file{[\\w-]+\\.mp4}", (context, next) => {
    const name = context.req.param("file");
    const film = requireFound(signer.filmOfClip(name.replace(/\.mp4$/, "")), "preview", name);
    return serveAssetFile(assetsDir, `films/${film}/preview.mp4`)(context, next);
  });
  return routes;
}
