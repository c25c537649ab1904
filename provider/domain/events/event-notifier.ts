/** Notifies viewers of the events that they subscribed to, for as long as the provider runs. */
export type EventNotifier = {
  /** Looks for announcements every few seconds from now on. */
  start: () => void;
  /** Looks at once: the clock, the programme or a start was changed. */
  notifyNow: () => void;
  /** Ends after the messages under way; what is left stays in the database for the next start. */
  stop: () => void;
};
