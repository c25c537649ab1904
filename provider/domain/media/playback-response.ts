import { readLanguageTag } from "../../../lib/contract/languages.ts";
import type { AiringState } from "../catalogue/airing.ts";
import type { CaptionsRecord } from "../catalogue/catalogue-records.ts";
import {
  signBroadcastUrl,
  signCaptionsUrl,
  createPictureUrlTemplate,
  signReelUrl,
} from "./media-urls.ts";
import { formatIsoUtcTime, type ResponseContext } from "../response-context.ts";

type Playable = {
  films: string[];
  hls: string | null;
  captions: CaptionsRecord[];
  transcript: string | null;
  picture: string;
  lengthS: number;
  /** Whether its broadcast can be sought back. */
  rewinds: boolean;
};

/**
 * What the player needs of a content (docs/provider-api.md PA-70), or undefined before its start and
 * when it has neither an address of a stream nor a film that is there. Broadcasts and signed addresses run on the real clock, so shifting the provider's
 * clock disturbs no one who watches. The addresses hold until `endsAt`, real time in epoch ms (`mediaUrlsExpireAt`).
 */
export function createPlaybackResponse(
  planned: Playable,
  air: AiringState,
  time: ResponseContext,
  endsAt: number,
) {
  if (air.state === "scheduled") return undefined;
  if (planned.hls !== null) return createStreamPlayback(planned, planned.hls, air, time);
  const films = planned.films.filter((film) => Object.hasOwn(time.manifest.films, film));
  const content = { ...planned, films };
  if (films.length === 0) return undefined;
  const poster = createPictureUrlTemplate(time, content.picture);
  const expires_at = formatIsoUtcTime(endsAt + time.offsetMs);
  if (air.state === "live") {
    const startS = Math.floor((air.startTime - time.offsetMs) / 1000);
    const { rewinds } = content;
    const base = signBroadcastUrl(time, { films, startS, rewinds }, endsAt);
    return { hls: `${base}/master.m3u8`, poster, dvr: rewinds, expires_at };
  }
  const base = signReelUrl(time, { films, durationS: content.lengthS }, endsAt);
  return {
    hls: `${base}/master.m3u8`,
    poster,
    ...saidIn(content.transcript ?? "", time, endsAt),
    storyboard: `${base}/storyboard.vtt`,
    expires_at,
  };
}

/** The stream of another server: its address as it was written, which the provider cannot sign. PA-359 */
function createStreamPlayback(
  { captions, picture, rewinds }: Playable,
  hls: string,
  { state }: AiringState,
  time: ResponseContext,
) {
  const tracks = captions.flatMap(({ src, lang, label }) => {
    const tag = readLanguageTag(lang);
    return tag === undefined ? [] : [{ src, lang: tag, label: label ?? nameOfLanguage(tag) }];
  });
  return {
    hls,
    poster: createPictureUrlTemplate(time, picture),
    ...(state === "live" ? { dvr: rewinds } : { captions: tracks }),
  };
}

/** Without a transcript of its own a content has no captions and no chapters: films are shared. */
function saidIn(name: string, time: ResponseContext, endsAt: number) {
  const { languages = [], chapters = [] } = time.manifest.transcripts.get(name) ?? {};
  const folder = signCaptionsUrl(time, name, endsAt);
  const captions = languages.map((lang) => ({
    src: `${folder}/${lang}.vtt`,
    lang,
    label: nameOfLanguage(lang),
  }));
  return { captions, chapters };
}

/**
 * When the media URLs of a response expire, real time in epoch ms: never after `until`, when the rights change by the
 * provider's clock.
 */
export function mediaUrlsExpireAt(
  { signer, offsetMs }: ResponseContext,
  until: number | undefined,
): number {
  return signer.endsAt(Date.now(), until === undefined ? undefined : until - offsetMs);
}

/** A language's name in itself: `"de"` → `"Deutsch"`. */
function nameOfLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
