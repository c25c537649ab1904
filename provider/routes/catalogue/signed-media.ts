import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { formatCaptionsVtt } from "../../domain/media/captions.ts";
import { formatLivePlaylist, parseBroadcastName } from "../../domain/media/live-playlist.ts";
import type { MediaManifest } from "../../domain/media/media-manifest.ts";
import { formatMasterPlaylist } from "../../domain/media/master-playlist.ts";
import { formatReelPlaylist } from "../../domain/media/reel-playlist.ts";
import { parseReelName, type Reel } from "../../domain/media/reel.ts";
import { HttpError, requireFound } from "../../domain/http-error.ts";
import { findSharePictureSource } from "../../domain/media/find-picture-source.ts";
import { findSegmentFile } from "../../domain/media/film-segments.ts";
import { formatStoryboardVtt } from "../../domain/media/storyboard.ts";
import { serveAssetFile } from "../../media/serve-asset-file.ts";
import { createSharePictureRenderer } from "../../media/share-pictures.ts";
import type { Services } from "../../services.ts";

const squeeze = compress({ contentTypeFilter: /mpegurl|vtt/ });
const types = { m3u8: "application/vnd.apple.mpegurl", vtt: "text/vtt; charset=utf-8" };
const dayS = 86_400;
const yearS = 31_536_000;

/** Of these there is nothing without a signature. */
const closed = ["reels", "live", "transcripts", "films", "shares"];
const folder = "/media/signed/:pass";

/** The parts of a signed URL, and how long its response may be cached: docs/security.md SE-160, SE-162. */
type Env = { Variables: { leftS: number } };

/**
 * Films, broadcasts, captions and pictures of shared links, of whose addresses each is signed for the folder that it lies in: playlists,
 * storyboards and the files that they name. 403 for an address that is not signed, wrong or over.
 */
export function signedMediaRoutes(services: Services): Hono<Env> {
  const { assetsDir, manifest } = services;
  const routes = new Hono<Env>();
  for (const kind of closed) routes.use(`/media/${kind}/*`, refuseUnsigned);
  routes.use(`${folder}/:kind/:name/*`, async (context, next) => {
    const { pass, kind, name } = context.req.param();
    context.set("leftS", leftOf(services, pass, `${kind}/${name}`));
    await next();
  });
  routes.get(`${folder}/reels/:name/:file`, squeeze, (context) => {
    const { name, file } = context.req.param();
    const reel = requireFound(parseReelName(name, manifest), "reel", name);
    const text = requireFound(reelFile(manifest, reel, file), "file", file);
    return context.body(text, 200, textHeaders(context, file, dayS));
  });
  routes.get(`${folder}/transcripts/:name/:file{[\\w-]+\\.vtt}`, squeeze, (context) => {
    const { name, file } = context.req.param();
    const transcript = requireFound(manifest.transcripts.get(name), "transcript", name);
    const captions = formatCaptionsVtt(transcript, file.replace(/\.vtt$/, ""));
    const text = requireFound(captions, "file", file);
    return context.body(text, 200, textHeaders(context, file, dayS));
  });
  const share = createSharePictureRenderer(assetsDir);
  routes.get(`${folder}/shares/:name/:file{\\d{1,5}\\.jpg}`, async (context) => {
    const { name, file } = context.req.param();
    const picture = requireFound(
      findSharePictureSource(`${name}-${file}`, manifest),
      "picture",
      name,
    );
    const seconds = Math.min(dayS, context.get("leftS"));
    return context.body(await share(picture.file, picture.width), 200, {
      "Content-Type": "image/jpeg",
      "Cache-Control": `public, max-age=${seconds}`,
    });
  });
  routes.get(`${folder}/live/:name/:file`, squeeze, (context) => {
    const { name, file } = context.req.param();
    const broadcast = requireFound(parseBroadcastName(name, manifest), "broadcast", name);
    if (file === "master.m3u8") {
      const master = formatMasterPlaylist(broadcast.films, manifest);
      return context.body(master, 200, textHeaders(context, file, 60));
    }
    const playlist = formatLivePlaylist(
      broadcast,
      file.replace(/\.m3u8$/, ""),
      Date.now(),
      manifest,
    );
    const text = requireFound(playlist, "playlist", file);
    return context.body(text, 200, textHeaders(context, file, 1));
  });
  routes.get(`${folder}/:kind{reels|live}/:name/:film/:rest{.+}`, (context, next) => {
    const { kind, name, film, rest } = context.req.param();
    const of =
      kind === "reels" ? parseReelName(name, manifest) : parseBroadcastName(name, manifest);
    const isPart = of?.films.includes(film) && findSegmentFile(film, rest, manifest);
    const path = requireFound(isPart || undefined, "file", rest);
    return serveAssetFile(assetsDir, path, Math.min(yearS, context.get("leftS")))(context, next);
  });
  return routes;
}

/** Seconds that an address still holds. Throws 403 for one that does not. */
function leftOf({ signer }: Services, pass: string, what: string): number {
  const now = Date.now();
  const endsAt = signer.verify(pass, what, now);
  if (endsAt === undefined) throw noSignature();
  return Math.floor((endsAt - now) / 1000);
}

function refuseUnsigned(): never {
  throw noSignature();
}

function noSignature(): HttpError {
  return new HttpError(403, "This media address is not signed, was changed, or has expired.", {
    detail: "MEDIA_ADDRESS_EXPIRED",
  });
}

function reelFile(manifest: MediaManifest, reel: Reel, file: string): string | undefined {
  if (file === "master.m3u8") return formatMasterPlaylist(reel.films, manifest);
  if (file === "storyboard.vtt") return formatStoryboardVtt(reel, manifest);
  const [, rendition] = /^(\w+)\.m3u8$/.exec(file) ?? [];
  return rendition && formatReelPlaylist(reel, rendition, manifest);
}

/** Cacheable for so many seconds, but not longer than the address holds. */
function textHeaders(context: Context<Env>, file: string, cacheS: number) {
  const type = file.endsWith(".vtt") ? types.vtt : types.m3u8;
  const seconds = Math.min(cacheS, context.get("leftS"));
  return { "Content-Type": type, "Cache-Control": `public, max-age=${seconds}` };
}
