/** Tells viewers of the events that they asked for, for as long as the provider runs. */
export type EventNotifier = {
  /** Looks for what there is to tell every few seconds from now on. */
  start: () => void;
  /** Looks at once: the clock, the programme or a start was changed. */
  notifyNow: () => void;
  /** Ends after the messages under way; what is left stays in the database for the next start. */
  stop: () => void;
};
