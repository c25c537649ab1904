import { z } from "zod";
import { type OfferedListSwitches, readOfferedLists } from "../channel/offered-lists.ts";
import type { ViewerContentStates } from "../contract/viewer-content-states.ts";
import { ApiError, isTokenRejectedError } from "../api-error.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import type { SubscribedLiveEvent } from "../live/airing.ts";
import {
  changeLiveNotification,
  changeWatchList,
  getViewerContentStates,
} from "../provider-api/lists.ts";
import type { WatchedProgress } from "../playback/watched-progress.ts";
import { endedSessionCookie } from "../session/ended-sessions.ts";
import { isSignedIn, viewerFingerprint } from "../session/session.ts";
import { omitUndefinedFields } from "../sections/card-view.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { requestTextSchema } from "../contract/request-text.ts";

/** Adds an item to a list, or removes it. */
export const listChangeSchema = z.object({
  token: requestTextSchema().min(1).max(250),
  added: z.boolean(),
});
type ListChange = z.output<typeof listChangeSchema>;

/** The response of `/api/viewership`: tokens of contents, the latest first. */
export type ViewerContentStatesResponse = {
  /**
   * A mark of the viewer that does not identify them: changes that wait in the browser are sent for this viewer only.
   */
  owner: string;
  watchlistTokens: string[];
  liveStreamNotificationTokens: string[];
  notifications: SubscribedLiveEvent[];
  /** By content; a duration of 0 is not known. */
  progress: Record<string, WatchedProgress>;
  /** Contents that are paid for; `*` is all. */
  unlocked: string[];
};

/**
 * The viewer's lists, as far as the channel offers them; `{}` for a visitor, also if the viewer has signed out
 * meanwhile: that is not an error of the page. docs/behaviour.md BE-112.
 */
export async function readViewerContentStates({
  callContext,
  channel,
  session,
}: ViewerRequest): Promise<ApiResponse<Partial<ViewerContentStatesResponse>>> {
  if (!isSignedIn(session)) return { body: {} };
  const lists = readOfferedLists(channel);
  const isAnyOffered = Object.values(lists).some(Boolean);
  try {
    const saved = isAnyOffered ? await getViewerContentStates(callContext, channel) : nothing;
    const body: ViewerContentStatesResponse = {
      owner: viewerFingerprint(session),
      ...viewershipResponseOf(saved, lists),
    };
    return { body };
  } catch (error) {
    if (!isTokenRejectedError(error)) throw error;
    // The viewer has signed out in another tab or on another device.
    return { body: {}, cookies: { session: null, logout: endedSessionCookie(session, error) } };
  }
}

const nothing: ViewerContentStates = { data: {}, unlocked: [] };

/** Adds a content to the watch list, or removes it. 404 if the channel has no watch list. */
export async function toggleWatchList(
  visit: ViewerRequest,
  { token: inputToken, added }: ListChange,
): Promise<ApiResponse<EmptyObject>> {
  const { callContext, channel, session } = visit;
  requireSignedInSession(session);
  refuseUnless(readOfferedLists(channel).watchList);
  await changeWatchList(callContext, channel, { inputToken, added });
  return { body: {} };
}

/** Switches the notification of the start of an event on or off. 404 if the channel offers no notifications. */
export async function toggleLiveNotification(
  visit: ViewerRequest,
  { token: inputToken, added }: ListChange,
): Promise<ApiResponse<EmptyObject>> {
  const { callContext, channel } = visit;
  const { email = "" } = requireSignedInSession(visit.session);
  refuseUnless(readOfferedLists(channel).liveNotifications);
  await changeLiveNotification(callContext, channel, { inputToken, added, email });
  return { body: {} };
}

function refuseUnless(isOffered: boolean): void {
  if (!isOffered) throw new ApiError("api", { code: 404 });
}

function viewershipResponseOf(
  saved: ViewerContentStates,
  lists: OfferedListSwitches,
): Omit<ViewerContentStatesResponse, "owner"> {
  const entries = Object.entries(saved.data);
  const listed = entries.filter(([, { watchlistAddedAt }]) => watchlistAddedAt !== undefined);
  const awaited = entries.filter(([, entry]) => entry.liveStreamNotificationAddedAt !== undefined);
  const notifications = lists.liveNotifications
    ? awaited
        .toSorted(([, a], [, b]) => later(a, b, "liveStreamNotificationAddedAt"))
        .map(([token, entry]) => awaitedOf(token, entry))
    : [];
  return {
    watchlistTokens: lists.watchList
      ? listed.toSorted(([, a], [, b]) => later(a, b, "watchlistAddedAt")).map(([token]) => token)
      : [],
    liveStreamNotificationTokens: notifications.map(({ token }) => token),
    notifications,
    progress: lists.continueWatching ? progressOf(entries) : {},
    unlocked: saved.unlocked,
  };
}

type Entry = ViewerContentStates["data"][string];

function awaitedOf(token: string, entry: Entry): SubscribedLiveEvent {
  const { name, liveStreamStartsAt: startTime, liveStreamStartedAt: startedAt } = entry;
  const cancelled = entry.liveStreamCancelled || undefined;
  return omitUndefinedFields<SubscribedLiveEvent>({ token, name, startTime, startedAt, cancelled });
}

function later(
  a: Entry,
  b: Entry,
  when: "watchlistAddedAt" | "liveStreamNotificationAddedAt",
): number {
  return (b[when] ?? 0) - (a[when] ?? 0);
}

function progressOf(entries: [string, Entry][]): Record<string, WatchedProgress> {
  const known = entries.flatMap(([token, { progress }]) =>
    progress
      ? [[token, { time: progress.current_time_s, duration: progress.duration_s }] as const]
      : [],
  );
  return Object.fromEntries(known);
}
