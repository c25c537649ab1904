import type { AnalyticsScripts } from "@/lib/channel/analytics-scripts";

export type MeasureProps = AnalyticsScripts & {
  /** Where events go; undefined: only the scripts of others measure, and the tracker logs that it has none. */
  endpoint: string | undefined;
  /** The channel's token. */
  channel: string;
  sampleRate: number | undefined;
  /** Scripts of others measure on other pages of the channel: they are told of purchases there. */
  savesPurchases: boolean;
};
