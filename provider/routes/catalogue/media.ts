import { Hono } from "hono";
import { compress } from "hono/compress";
import { pictureFile, shareFile } from "../../domain/media/picture-file.ts";
import { captionsVtt } from "../../domain/media/captions.ts";
import { livePlaylist, parseBroadcast } from "../../domain/media/live-playlist.ts";
import { masterPlaylist } from "../../domain/media/master-playlist.ts";
import { reelPlaylist } from "../../domain/media/reel-playlist.ts";
import { parseReel, type Reel } from "../../domain/media/reel.ts";
import { orNotFound } from "../../domain/http-error.ts";
import { storyboardVtt } from "../../domain/media/storyboard.ts";
import { serveFile } from "../../media/serve-file.ts";
import { createSharePictures } from "../../media/share-pictures.ts";
import type { Services } from "../services.ts";

const squeeze = compress({ contentTypeFilter: /mpegurl|vtt/ });
const types = { m3u8: "application/vnd.apple.mpegurl", vtt: "text/vtt; charset=utf-8" };
const shareHeaders = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" };

/** Playlists, captions and storyboards computed on demand, and the files that they name. */
export function mediaRoutes(services: Services): Hono {
  const { manifest } = services;
  const routes = new Hono();
  routes.get("/media/reels/:reel/:file", squeeze, (context) => {
    const { reel: name, file } = context.req.param();
    const reel = orNotFound(parseReel(name, manifest), "reel", name);
    const text = orNotFound(reelFile(services, reel, file), "file", file);
    return context.body(text, 200, textHeaders(file, "public, max-age=86400"));
  });
  routes.get("/media/transcripts/:name/:file{[\\w-]+\\.vtt}", squeeze, (context) => {
    const { name, file } = context.req.param();
    const transcript = orNotFound(manifest.transcripts.get(name), "transcript", name);
    const captions = captionsVtt(transcript, file.replace(/\.vtt$/, ""));
    const text = orNotFound(captions, "file", file);
    return context.body(text, 200, textHeaders(file, "public, max-age=86400"));
  });
  routes.get("/media/live/:films/:file", squeeze, (context) => {
    const { films, file } = context.req.param();
    const broadcast = orNotFound(parseBroadcast(films, manifest), "broadcast", films);
    const rendition = file.replace(/\.m3u8$/, "");
    if (file === "master.m3u8") {
      const master = masterPlaylist(broadcast.films, manifest);
      return context.body(master, 200, textHeaders(file, "public, max-age=60"));
    }
    const playlist = livePlaylist(broadcast, rendition, Date.now(), manifest);
    const text = orNotFound(playlist, "playlist", file);
    return context.body(text, 200, textHeaders(file, "public, max-age=1"));
  });
  routes.get("/media/art/:file", (context, next) => {
    const name = context.req.param("file");
    const file = orNotFound(pictureFile(name, manifest), "picture", name);
    return serveFile(services.assetsDir, `art/${file}`)(context, next);
  });
  const share = createSharePictures(services.assetsDir);
  routes.get("/media/shares/:file", async (context) => {
    const name = context.req.param("file");
    const { file, width } = orNotFound(shareFile(name, manifest), "picture", name);
    return context.body(await share(file, width), 200, shareHeaders);
  });
  routes.get("/media/films/*", (context, next) => {
    const path = context.req.path.replace("/media/", "");
    return serveFile(services.assetsDir, path)(context, next);
  });
  return routes;
}

function reelFile(services: Services, reel: Reel, file: string): string | undefined {
  const { manifest, publicOrigin } = services;
  if (file === "master.m3u8") return masterPlaylist(reel.films, manifest);
  if (file === "storyboard.vtt") {
    return storyboardVtt(reel, manifest, `${publicOrigin}/media/films`);
  }
  const [, rendition] = /^(\w+)\.m3u8$/.exec(file) ?? [];
  return rendition && reelPlaylist(reel, rendition, manifest);
}

function textHeaders(file: string, caching: string) {
  const type = file.endsWith(".vtt") ? types.vtt : types.m3u8;
  return { "Content-Type": type, "Cache-Control": caching };
}
