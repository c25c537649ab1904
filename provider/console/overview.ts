import type { Airing } from "../domain/airing.ts";
import type { CallCount } from "../domain/call-log.ts";
import type { Fault } from "../domain/faults.ts";
import type { NoticeEntry } from "../domain/notices.ts";
import type { ChannelRecord } from "../domain/records.ts";

/** One channel as the console shows it: addresses are the site's, the picture is our own path. */
export type ChannelOverview = {
  token: string;
  name: string;
  profile: ChannelRecord["profile"];
  origin: string;
  picture: string | undefined;
  contents: number;
  notices: NoticeEntry[];
  notable: { name: string; href: string; air: Airing }[];
  pages: { name: string; href: string }[];
};

/** Everything that the console's page shows. Times are epoch ms of the provider's clock. */
export type Overview = {
  channels: ChannelOverview[];
  faults: Fault[];
  clock: { now: number; offsetMs: number };
  calls: CallCount[];
};
