import { getAiringState } from "../catalogue/airing.ts";
import type { ContentRecord } from "../catalogue/catalogue-records.ts";
import { formatIsoUtcTime, type ResponseContext } from "../response-context.ts";

/** What is saved of a viewer, by list; contents by their tokens. */
export type ViewerLists = {
  listed: { content: string; addedAt: Date }[];
  awaited: { content: string; addedAt: Date }[];
  watched: { content: string; currentTimeS: number; durationS: number }[];
};

type Entry = {
  name: string;
  watchlistAddedAt?: string;
  liveStreamNotificationAddedAt?: string;
  liveStreamStartsAt?: string;
  liveStreamStartedAt?: string;
  liveStreamCancelled?: boolean | undefined;
  progress?: { current_time_s: number; duration_s: number };
};

/** `Viewership`: docs/provider-api.md PA-79. Contents that are gone are left out. */
export function createViewershipResponse(
  { listed, awaited, watched, unlocked }: ViewerLists & { unlocked: string[] },
  contents: ContentRecord[],
  time: ResponseContext,
): { data: Record<string, Entry>; unlocked: string[] } {
  const entries = new Map(contents.map((content) => [content.token, startOf(content, time)]));
  const add = (token: string, more: Partial<Entry>) =>
    Object.assign(entries.get(token) ?? {}, more);
  for (const { content, addedAt } of listed)
    add(content, { watchlistAddedAt: addedAt.toISOString() });
  for (const { content, addedAt } of awaited)
    add(content, { liveStreamNotificationAddedAt: addedAt.toISOString() });
  for (const { content, currentTimeS, durationS } of watched)
    add(content, { progress: { current_time_s: currentTimeS, duration_s: durationS } });
  return { data: Object.fromEntries(entries), unlocked };
}

function startOf(content: ContentRecord, { anchor, now }: ResponseContext): Entry {
  const air = getAiringState(content, anchor, now);
  const { state, startTime } = air;
  const isCancelled = air.state === "scheduled" && air.cancelled;
  const isAhead = air.state === "scheduled" && !isCancelled;
  return {
    name: content.name,
    liveStreamStartsAt: isAhead ? formatIsoUtcTime(startTime) : undefined,
    liveStreamStartedAt: state === "live" ? formatIsoUtcTime(startTime) : undefined,
    liveStreamCancelled: isCancelled || undefined,
  };
}
