import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import type { Asker } from "../provider-api/asker.ts";
import type { Session } from "../session/session.ts";

/** One request of one viewer to one channel, with what every page needs to know. */
export type Visit = {
  channel: Channel;
  language: Language;
  asker: Asker;
  session: Session | undefined;
  /** True under `/mobile`, where links must lead to pages that are there too. */
  mobile?: boolean;
};
