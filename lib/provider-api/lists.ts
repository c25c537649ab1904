import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import {
  type ViewerContentStates,
  viewerContentStatesSchema,
} from "../contract/viewer-content-states.ts";
import { env } from "../env.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** A content that is added to a list of the caller, or removed from it. */
export type ListChange = { inputToken: string; added: boolean };

/** `POST` or `DELETE {WATCHLIST_URL}`. Throws `ApiError` 404 for an unknown content. */
export async function changeWatchList(
  callContext: CallContext,
  { token }: Channel,
  { inputToken, added }: ListChange,
): Promise<void> {
  await fetchFromProvider({
    call: "watch-list",
    channel: token,
    base: env().watchlistUrl,
    segments: [],
    method: added ? "POST" : "DELETE",
    body: { inputToken },
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** `POST` or `DELETE {LIVE_NOTIFICATIONS_URL}`: whether `email` is notified when the event begins. */
export async function changeLiveNotification(
  callContext: CallContext,
  { token }: Channel,
  { inputToken, added, email }: ListChange & { email: string },
): Promise<void> {
  await fetchFromProvider({
    call: "live-notification",
    channel: token,
    base: env().liveNotificationsUrl,
    segments: [],
    method: added ? "POST" : "DELETE",
    body: { inputToken, email, channelToken: token },
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** The caller's data by content: lists, notifications of events, positions and purchases. */
export function getViewerContentStates(
  callContext: CallContext,
  { token }: Channel,
): Promise<ViewerContentStates> {
  return fetchFromProvider({
    call: "viewership",
    logsRejections: true,
    channel: token,
    segments: ["ch", token, "users", "me", "viewership-metadata"],
    query: { q: callContext.analyticsClientId },
    schema: viewerContentStatesSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
