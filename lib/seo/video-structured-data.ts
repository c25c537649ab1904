import type { Channel } from "../contract/channel.ts";
import type { Content, Person } from "../contract/content.ts";
import type { BroadcastEvent, Clip, Person as SchemaPerson, VideoObject } from "schema-dts";
import { chapterSpans } from "../playback/chapters.ts";
import { calculatePlannedEventLengthS } from "../live/planned-event-length.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import { pagePath } from "../urls/site-paths.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import { videoCanonicalPath } from "./canonical-path.ts";
import { channelTitle } from "./channel-title.ts";
import { cutTextAtWord, videoKeywords } from "./meta-text.ts";
import { isoDuration, toIsoDateTime } from "./iso-duration.ts";
import { createPictureUrlOfWidth } from "./share-picture.ts";
import { type SchemaOrgNode, withSchemaOrgContext } from "./structured-data.ts";

const maxClips = 100;
const hourMs = 60 * 60_000;

/**
 * A content as schema.org `VideoObject`: its chapters are `Clip`s, a live or scheduled event has a `BroadcastEvent`,
 * which of a cancelled one announces no broadcast (docs/behaviour.md BE-432). The film's URL is included only if
 * anybody may play it.
 */
export function videoStructuredData(channel: Channel, content: Content): SchemaOrgNode {
  const { name, description, thumbnail, duration_s: seconds, released_year: year } = content.input;
  const keywords = videoKeywords(content.input);
  const url = absoluteAddress(channel, videoCanonicalPath(content.token));
  const pictures = thumbnail && [
    createPictureUrlOfWidth(thumbnail, 1280),
    createPictureUrlOfWidth(thumbnail, 640),
  ];
  return withSchemaOrgContext({
    "@type": "VideoObject",
    "@id": `${url}#video`,
    name: cutTextAtWord(name, 300),
    description: cutTextAtWord(description, 2_000) ?? cutTextAtWord(name, 300),
    thumbnailUrl: pictures && [...new Set(pictures)],
    uploadDate: toIsoDateTime(content.input.published_at ?? content.input.start_time),
    duration: seconds ? isoDuration(seconds) : undefined,
    dateCreated: year?.toString(),
    ...makers(channel, content.input.people),
    inLanguage: content.playback?.audio_languages,
    url,
    contentUrl: publicPlaylistAddress(content),
    keywords: keywords.length > 0 ? keywords.slice(0, 30).join(", ") : undefined,
    publisher: {
      "@type": "Organization",
      name: channelTitle(channel),
      url: absoluteAddress(channel, "/"),
    },
    hasPart: clips(content, url),
    publication: broadcast(content, url),
  });
}

function makers(channel: Channel, people: Person[]): Pick<VideoObject, "director" | "contributor"> {
  const asPerson = ({ name, url }: Person): SchemaPerson => ({
    "@type": "Person",
    name: cutTextAtWord(name, 200),
    url: url && absoluteAddress(channel, pagePath(url)),
  });
  const [directors, others] = [
    people.filter(({ role }) => role === "director"),
    people.filter(({ role }) => role !== "director"),
  ];
  return {
    director: directors.length > 0 ? directors.map(asPerson) : undefined,
    contributor: others.length > 0 ? others.map(asPerson) : undefined,
  };
}

function clips({ input, playback }: Content, url: string): Clip[] | undefined {
  if (input.stream_state !== "vod" || !playback || playback.chapters.length === 0) return undefined;
  const spans = chapterSpans(playback.chapters, input.duration_s ?? 0);
  return spans
    .filter((span) => span.title !== "")
    .slice(0, maxClips)
    .map(({ title, startS, endS }) => ({
      "@type": "Clip",
      name: cutTextAtWord(title, 200),
      startOffset: Math.floor(startS),
      endOffset: Math.floor(endS),
      url: `${url}?t=${Math.floor(startS)}`,
    }));
}

function broadcast({ input }: Content, url: string): BroadcastEvent | undefined {
  if (input.stream_state === "vod") return undefined;
  const { start_time: start, cancelled } = input;
  const seconds = calculatePlannedEventLengthS(input);
  return {
    "@type": "BroadcastEvent",
    "@id": `${url}#broadcast`,
    name: cutTextAtWord(input.name, 300),
    url,
    isLiveBroadcast: cancelled ? undefined : true,
    eventStatus: cancelled ? "https://schema.org/EventCancelled" : undefined,
    startDate: toIsoDateTime(start ?? input.published_at),
    endDate: start === undefined ? undefined : toIsoDateTime(endOf(start, seconds, providerNow())),
  };
}

/**
 * When an event ends, in epoch ms. Search engines want it of every one: of one without a length that is the first
 * full hour from its start which lies ahead.
 */
function endOf(start: number, seconds: number | undefined, now: number): number {
  if (seconds) return start + seconds * 1_000;
  return start + Math.max(1, Math.ceil((now - start) / hourMs)) * hourMs;
}

/**
 * The playlist of a film that anybody may play, for crawlers; undefined if the response was for one viewer (no
 * `shared_s`), since its URLs may be personal too, and if its URLs expire, since crawlers return later:
 * docs/behaviour.md BE-388.
 */
export function publicPlaylistAddress({
  shared_s: shared,
  input,
  playback,
}: Content): string | undefined {
  const lasts = playback?.expires_at === undefined;
  return shared && lasts && input.stream_state === "vod" ? playback?.hls : undefined;
}
