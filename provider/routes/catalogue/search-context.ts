import type { Context } from "hono";
import type { Language } from "../../../lib/contract/languages.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { loadSearchedChannel } from "../../db/search/load-searched-channel.ts";
import {
  type SearchVisibility,
  decideSearchVisibility,
} from "../../domain/search/search-visibility.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { readForwardedViewer } from "../forwarded-viewer.ts";
import { createRulesBlockCheck } from "./require-content-rights.ts";
import type { ChannelForViewer } from "./section-items.ts";

/** Who searches a channel, and what of it they may find. */
export type SearchContext = {
  channel: ChannelRow;
  isBlocked: ChannelForViewer["isBlocked"];
  visibility: SearchVisibility;
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
  const { languages, events, rules } = await loadSearchedChannel(db, channel.token);
  const { country } = readForwardedViewer(services, context);
  const time = createResponseContext(services);
  const isBlocked = createRulesBlockCheck(rules, country, time.now);
  return {
    channel,
    isBlocked,
    visibility: decideSearchVisibility(rules, events, country, time),
    language: readRequestLanguage(context),
    languages,
  };
}
