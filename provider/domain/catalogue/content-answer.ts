import { type Airing, airing } from "./airing.ts";
import { lengthOf, timesOf } from "./items.ts";
import type { contentItem } from "./items.ts";
import { pictureAddress, pictureColour, shareAddress } from "../media/media-addresses.ts";
import type { RequestTime } from "../request-time.ts";
import { playbackOf } from "../media/playback.ts";
import type { ContentRecord } from "./records.ts";
import type { ViewerRecord } from "../accounts/viewer-record.ts";

const maxShareS = 60;

export type Around = { pageId: string | undefined; next: ReturnType<typeof contentItem>[] };

/**
 * `GET content/{videoId}` for somebody who may watch it: docs/provider-api.md PA-70. What is scheduled
 * has no playback yet. Only an answer for nobody in particular (`viewer` undefined) may be shared.
 */
export function contentAnswer(
  content: ContentRecord,
  around: Around,
  viewer: ViewerRecord | undefined,
  time: RequestTime,
) {
  const air = airing(content, time.anchor, time.now);
  return {
    code: 200,
    token: content.token,
    user: viewer && { subscribersGroup: viewer.subscribersGroup ?? undefined },
    alertCount: viewer?.alerts,
    shared_s: viewer ? undefined : sharedFor(air, time.now),
    input: {
      name: content.name,
      description: content.description,
      thumbnail: pictureAddress(time, content.picture),
      keywords: content.keywords,
      art: pictureColour(time, content.picture),
      ...timesOf(content, air),
    },
    seo: { image: shareAddress(time, content.picture) },
    playback: playbackOf({ ...content, lengthS: lengthOf(content) }, air, time),
    next: around.next,
    page_id: around.pageId,
  };
}

/** Seconds that the answer holds for every signed-out viewer: never past the start of an event. */
function sharedFor(air: Airing, now: number): number {
  if (air.state !== "scheduled") return maxShareS;
  return Math.min(maxShareS, Math.ceil((air.startTime - now) / 1000));
}
