import { type AiringState, getAiringState, getEventLengthMs } from "./airing.ts";
import {
  createSeriesAndTopicFields,
  findRotationPeriod,
  type ChannelCollections,
} from "./channel-collections.ts";
import { getContentDurationS, createAiringTimeFields } from "./item-responses.ts";
import type { createItemResponseFromContent } from "./item-responses.ts";
import {
  createPictureUrlTemplate,
  createPictureFields,
  signSharePictureUrlTemplate,
} from "../media/media-urls.ts";
import { formatIsoUtcTime, type ResponseContext } from "../response-context.ts";
import { mediaUrlsExpireAt, createPlaybackResponse } from "../media/playback-response.ts";
import type { ContentRecord, PageRecord } from "./catalogue-records.ts";
import type { ViewerRecord } from "../accounts/viewer-record.ts";
import {
  hasProgressToContinue,
  type WatchedPosition,
  clampWatchedPosition,
} from "../lists/watched-position.ts";

const maxShareS = 60;
const maxEventShareS = 15;

/** What surrounds a content: its channel's series and topics, its page, those of its people, what to watch after it. */
export type ContentResponseInput = {
  channel: ChannelCollections & { withoutRewind?: string[] };
  pageId: string | undefined;
  /** Pages of the channel that have the names of its people. */
  pages: Pick<PageRecord, "name" | "url">[];
  next: ReturnType<typeof createItemResponseFromContent>[];
};

/** How long a response is valid: `isPersonal` only for its viewer, and not past `until` (epoch ms). */
export type ResponseValidity = { isPersonal: boolean; until: number | undefined };

/** The viewer of the request, and how far they have watched. */
export type ViewerWithProgress = { viewer: ViewerRecord; progress: WatchedPosition | undefined };

/**
 * `GET content/{videoId}` for somebody who may watch it: docs/provider-api.md PA-70. What is scheduled
 * has no playback yet. Only a response for no particular viewer (`audience` undefined) may be shared.
 */
export function createContentResponse(
  content: ContentRecord,
  around: ContentResponseInput,
  audience: ViewerWithProgress | undefined,
  time: ResponseContext,
  validity: ResponseValidity,
) {
  const air = getAiringState(content, time.anchor, time.now);
  const viewer = audience?.viewer;
  const lengthS = getContentDurationS(content);
  const rewinds = !around.channel.withoutRewind?.includes(content.token);
  const endsAt = mediaUrlsExpireAt(time, validity.until);
  const playback = createPlaybackResponse({ ...content, lengthS, rewinds }, air, time, endsAt);
  const holdsS = playback ? shareOf(endsAt) : undefined;
  const { art, focus } = createPictureFields(time, content.picture);
  const resumeS = air.state === "vod" ? resumeTimeOf(audience?.progress, lengthS) : undefined;
  return {
    code: 200,
    token: content.token,
    user: viewer && { subscribersGroup: viewer.subscribersGroup ?? undefined },
    alertCount: viewer?.alerts,
    shared_s: viewer ? undefined : sharedFor(content, air, time.now, { ...validity, holdsS }),
    now: formatIsoUtcTime(time.now),
    input: {
      name: content.name,
      description: content.description || undefined,
      thumbnail: createPictureUrlTemplate(time, content.picture),
      keywords: content.keywords,
      people: peopleOf(content, around.pages),
      released_year: content.year ?? undefined,
      ...createSeriesAndTopicFields(content.token, around.channel),
      art,
      focus,
      ...createAiringTimeFields(
        content,
        air,
        findRotationPeriod(content.token, around.channel, time.now)?.from,
      ),
    },
    seo: { image: signSharePictureUrlTemplate(time, content.picture) },
    playback: playback && { ...playback, resume_s: resumeS },
    next: around.next,
    page_id: around.pageId,
  };
}

/** Seconds that media URLs may be in shared responses: half of their remaining time. docs/provider-api.md PA-294 */
function shareOf(endsAt: number): number {
  return Math.max(0, Math.floor((endsAt - Date.now()) / 2000));
}

function peopleOf({ people, role }: ContentRecord, pages: ContentResponseInput["pages"]) {
  return people.map((name) => ({
    name,
    role: role ?? undefined,
    url: pages.find((page) => page.name === name)?.url,
  }));
}

/**
 * Seconds that the response is valid for every signed-out viewer: never past the start or the end of an event, a change of
 * the rights or half of what is left to the addresses in it, and briefly while an event is ahead, which may still be moved or cancelled.
 */
function sharedFor(
  content: ContentRecord,
  air: AiringState,
  now: number,
  { isPersonal, until, holdsS = maxShareS }: ResponseValidity & { holdsS: number | undefined },
): number | undefined {
  if (isPersonal) return undefined;
  const secondsTo = (at: number) => Math.ceil((at - now) / 1000);
  const lastsS = Math.min(maxShareS, holdsS, until === undefined ? Infinity : secondsTo(until));
  if (content.state !== "scheduled" || air.state === "vod") return lastsS;
  const isAhead = air.state === "scheduled" && !air.cancelled;
  const changesAt = isAhead ? air.startTime : air.startTime + getEventLengthMs(content);
  return Math.min(maxEventShareS, lastsS, secondsTo(changesAt));
}

/** Where to go on; the length is today's, whatever it was when they watched. */
function resumeTimeOf(
  progress: WatchedPosition | undefined,
  durationS: number,
): number | undefined {
  const now = progress && clampWatchedPosition({ ...progress, durationS });
  return now && hasProgressToContinue(now) ? now.currentTimeS : undefined;
}
