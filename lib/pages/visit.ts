import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import type { CookieScope } from "../session/sealing.ts";
import type { Session } from "../session/session.ts";
import type { VisitCookies } from "../session/visit-cookies.ts";

/** One request of one viewer to one channel, with what every page needs to know. */
export type Visit = {
  channel: Channel;
  language: Language;
  callContext: CallContext;
  session: Session | undefined;
  /** True under `/mobile`, where links must lead to pages that are there too. */
  mobile?: boolean;
  /** What other cookies remember; nothing on an answer that is made for many. */
  cookies: VisitCookies;
  /** The checked host, with its port. */
  host: string;
  /** True on HTTPS, as the browser sees it. */
  secure: boolean;
};

/** Where the cookies of a visit count. */
export function cookieScopeOf({ channel, host }: Pick<Visit, "channel" | "host">): CookieScope {
  return { channelId: channel.channel_id, host };
}
