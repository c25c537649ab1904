import type { Context } from "hono";
import type { Language } from "../../../lib/contract/languages.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { searchedChannel } from "../../db/search/searched-channel.ts";
import { type Visibility, visibilityOf } from "../../domain/search/visibility.ts";
import { languageOf } from "../error-messages.ts";
import { requestTimeOf, type Services } from "../../services.ts";
import { forwardedViewer } from "../forwarded-viewer.ts";
import { contentsBlockedByRules } from "./rights.ts";
import type { ChannelForViewer } from "./section-items.ts";

/** Who searches a channel, and what of it they may find. */
export type SearchContext = {
  channel: ChannelRow;
  isBlocked: ChannelForViewer["isBlocked"];
  visibility: Visibility;
  /** What they read. */
  language: Language;
  /** What the contents are written in. */
  languages: Language[];
};

/** Reads what the rights of a channel let somebody find: docs/provider-api.md PA-214. */
export async function loadSearchContext(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<SearchContext> {
  const { db } = services;
  const { languages, events, rules } = await searchedChannel(db, channel.token);
  const { country } = forwardedViewer(services, context);
  const time = requestTimeOf(services);
  const isBlocked = contentsBlockedByRules(rules, country, time.now);
  return {
    channel,
    isBlocked,
    visibility: visibilityOf(rules, events, country, time),
    language: languageOf(context),
    languages,
  };
}
