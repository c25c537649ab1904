import { z } from "zod";
import { type ChannelLists, channelLists } from "../channel/lists.ts";
import type { ViewerContentStates } from "../contract/viewership.ts";
import { ApiError, isTokenRejected } from "../errors.ts";
import type { Visit } from "../pages/visit.ts";
import type { AwaitedEvent } from "../live/airing.ts";
import { changeLiveNotification, changeWatchList, getViewership } from "../provider-api/lists.ts";
import type { Progress } from "../playback/progress.ts";
import { endedSessionCookie } from "../session/ended-sessions.ts";
import { isSignedIn, viewerFingerprint } from "../session/session.ts";
import { omitUndefinedFields } from "../sections/card-view.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { requestText } from "../contract/request-text.ts";

/** Adds an item to a list, or removes it. */
export const listChange = z.object({ token: requestText().min(1).max(250), added: z.boolean() });
type ListChange = z.output<typeof listChange>;

/** The response of `/api/viewership`: tokens of contents, the latest first. */
export type ViewerContentStatesResponse = {
  /**
   * A mark of the viewer that does not identify them: changes that wait in the browser are sent for this viewer only.
   */
  owner: string;
  watchlistTokens: string[];
  liveStreamNotificationTokens: string[];
  notifications: AwaitedEvent[];
  /** By content; a duration of 0 is not known. */
  progress: Record<string, Progress>;
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
}: Visit): Promise<ApiResponse<Partial<ViewerContentStatesResponse>>> {
  if (!isSignedIn(session)) return { body: {} };
  const lists = channelLists(channel);
  const isAnyOffered = Object.values(lists).some(Boolean);
  try {
    const saved = isAnyOffered ? await getViewership(callContext, channel) : nothing;
    const body: ViewerContentStatesResponse = {
      owner: viewerFingerprint(session),
      ...viewershipResponseOf(saved, lists),
    };
    return { body };
  } catch (error) {
    if (!isTokenRejected(error)) throw error;
    // The viewer has signed out in another tab or on another device.
    return { body: {}, cookies: { session: null, logout: endedSessionCookie(session, error) } };
  }
}

const nothing: ViewerContentStates = { data: {}, unlocked: [] };

/** Adds a content to the watch list, or removes it. 404 if the channel has no watch list. */
export async function toggleWatchList(
  visit: Visit,
  { token: inputToken, added }: ListChange,
): Promise<ApiResponse<EmptyObject>> {
  const { callContext, channel, session } = visit;
  requireSignedInSession(session);
  refuseUnless(channelLists(channel).watchList);
  await changeWatchList(callContext, channel, { inputToken, added });
  return { body: {} };
}

/** Switches the notification of the start of an event on or off. 404 if the channel offers no notifications. */
export async function toggleLiveNotification(
  visit: Visit,
  { token: inputToken, added }: ListChange,
): Promise<ApiResponse<EmptyObject>> {
  const { callContext, channel } = visit;
  const { email = "" } = requireSignedInSession(visit.session);
  refuseUnless(channelLists(channel).liveNotifications);
  await changeLiveNotification(callContext, channel, { inputToken, added, email });
  return { body: {} };
}

function refuseUnless(isOffered: boolean): void {
  if (!isOffered) throw new ApiError("api", { code: 404 });
}

function viewershipResponseOf(
  saved: ViewerContentStates,
  lists: ChannelLists,
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

function awaitedOf(token: string, entry: Entry): AwaitedEvent {
  const { name, liveStreamStartsAt: startTime, liveStreamStartedAt: startedAt } = entry;
  const cancelled = entry.liveStreamCancelled || undefined;
  return omitUndefinedFields<AwaitedEvent>({ token, name, startTime, startedAt, cancelled });
}

function later(
  a: Entry,
  b: Entry,
  when: "watchlistAddedAt" | "liveStreamNotificationAddedAt",
): number {
  return (b[when] ?? 0) - (a[when] ?? 0);
}

function progressOf(entries: [string, Entry][]): Record<string, Progress> {
  const known = entries.flatMap(([token, { progress }]) =>
    progress
      ? [[token, { time: progress.current_time_s, duration: progress.duration_s }] as const]
      : [],
  );
  return Object.fromEntries(known);
}
