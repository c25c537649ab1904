import type { Channel } from "../contract/channel.ts";

/** Which personal lists a channel offers. */
export type ChannelLists = {
  watchList: boolean;
  liveNotifications: boolean;
  continueWatching: boolean;
};

/** The three switches of a channel, each off by default: docs/provider-api.md PA-60. */
export function channelLists({
  watchlist,
  settings,
}: Pick<Channel, "watchlist" | "settings">): ChannelLists {
  return {
    watchList: watchlist.enabled,
    liveNotifications: settings.live_stream_notifications?.enabled ?? false,
    continueWatching: settings.continue_watching?.enabled ?? false,
  };
}

/** The lists that a channel offers; none without a channel. */
export function offeredLists(
  channel: Pick<Channel, "watchlist" | "settings"> | undefined,
): ChannelLists {
  if (!channel) return { watchList: false, liveNotifications: false, continueWatching: false };
  return channelLists(channel);
}
