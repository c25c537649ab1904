import type { Channel } from "../contract/channel.ts";

/** Which personal lists a channel offers. */
export type OfferedListSwitches = {
  watchList: boolean;
  liveNotifications: boolean;
  continueWatching: boolean;
};

/** The three switches of a channel, each off by default: docs/provider-api.md PA-60. */
export function readOfferedLists({
  watchlist,
  settings,
}: Pick<Channel, "watchlist" | "settings">): OfferedListSwitches {
  return {
    watchList: watchlist.enabled,
    liveNotifications: settings.live_stream_notifications?.enabled ?? false,
    continueWatching: settings.continue_watching?.enabled ?? false,
  };
}

/** The lists that a channel offers; none without a channel. */
export function offeredListsOrNone(
  channel: Pick<Channel, "watchlist" | "settings"> | undefined,
): OfferedListSwitches {
  if (!channel) return { watchList: false, liveNotifications: false, continueWatching: false };
  return readOfferedLists(channel);
}
