/** A viewer of a channel with what they have there. */
export type ViewerOverview = {
  /** Before the `@`; undefined for one who signed up here. */
  seeded: string | undefined;
  name: string;
  email: string;
  /** What to try with them. */
  about: string | undefined;
  /** They would not get in by their password: the form says why. */
  mustUseForm: boolean;
  /** What is open to them: names of passes, or everything. */
  opens: string[];
  savedTitles: number;
  startedTitles: number;
  reminders: number;
  alerts: number;
  devices: number;
  /** How many devices may be signed in; undefined: any number. */
  deviceLimit: number | undefined;
};

/** What the page of viewers shows of one channel. */
export type ViewersPageData = {
  channel: { token: string; name: string; origin: string };
  channels: { token: string; name: string }[];
  viewers: ViewerOverview[];
  seededPassword: string;
};
