import type { AiringState } from "../../domain/catalogue/airing.ts";
import type { ChannelRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { CountedNotice } from "../../domain/console/reported-notices.ts";

/** A link of a channel's card. */
export type ChannelCardLink = { name: string; href: string };

/** A channel as the map shows it: addresses are the site's, the picture is the provider's. */
export type ChannelOverview = {
  token: string;
  name: string;
  profile: ChannelRecord["profile"];
  origin: string;
  picture: string | undefined;
  /** What the picture shows. */
  shown: { name: string; href: string; air: AiringState } | undefined;
  titles: number;
  notices: CountedNotice[];
  /** One that is live, the next event, and a film. */
  notable: { name: string; href: string; air: AiringState }[];
  /** Pages that the owner made. */
  pages: ChannelCardLink[];
  paywalls: ChannelCardLink[];
};

/** What the map shows. Times are epoch ms of the provider's clock. */
export type ChannelsPageData = {
  channels: ChannelOverview[];
  clock: { now: number; offsetMs: number };
  faults: number;
  /** How many, and undefined where they are sent by a mail server. */
  mails: number | undefined;
  seededPassword: string;
};
