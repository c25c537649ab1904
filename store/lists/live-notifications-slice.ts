import { makeList } from "./make-list";

const { slice, toggled } = makeList({
  name: "liveNotifications",
  call: "live-notification",
  words: {
    add: "Failed to add live notification",
    remove: "Failed to remove live notification",
  },
  listed: (answer) => answer.liveStreamNotificationTokens,
});

/** The events that the viewer is told of when they begin: `selectIsNotified` reads it. */
export const liveNotificationsSlice = slice;
/** Has the viewer told of an event, or no longer. */
export const liveNotificationToggled = toggled;
