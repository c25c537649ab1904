import type { Context } from "hono";
import {
  loadPaywallNames,
  loadSectionNames,
} from "../../db/analytics/section-and-paywall-names.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { listContentsByTokens } from "../../db/contents.ts";
import { listPages } from "../../db/pages.ts";
import { type ParsedPagePath, parsePagePath } from "../../domain/analytics/parse-page-path.ts";
import type { RecordedEvent } from "../../domain/analytics/recorded-event.ts";
import { loadSearchContext } from "../catalogue/search-context.ts";
import type { Services } from "../../services.ts";

/** An event with the channel's names of its page, content, row and paywall; null where there is no name. */
export type RecordedEventWithNames = RecordedEvent & {
  page_name: string | null;
  input_name: string | null;
  section_name: string | null;
  paywall_name: string | null;
};

/**
 * Names page, content, row and paywall of each event as they are called now. A hidden content has no
 * name, since any client can send an event of it. docs/provider-api.md PA-260.
 */
export async function addNamesToEvents(
  services: Services,
  context: Context,
  channel: ChannelRow,
  events: RecordedEvent[],
): Promise<RecordedEventWithNames[]> {
  if (events.length === 0) return [];
  const subjects = new Map(events.map(({ page_path: path }) => [path, parsePagePath(path)]));
  const films = await namesOfContents(services, context, channel, [
    ...events.map(({ input_token: token }) => token),
    ...[...subjects.values()].map((subject) => (subject?.kind === "content" ? subject.id : null)),
  ]);
  const { db } = services;
  const pages = await listPages(db, channel.token);
  const rows = await loadSectionNames(
    db,
    channel.token,
    distinct(events.map((each) => each.section_token)),
  );
  const paywalls = await loadPaywallNames(
    db,
    channel.token,
    distinct(events.map((each) => each.paywall_token)),
  );
  const pageOf = ({ kind, id }: ParsedPagePath) =>
    kind === "page" ? pages.find(({ token, url }) => token === id || url === id) : undefined;
  const named = new Map(
    [...subjects].map(([path, subject]) => {
      const page = subject && pageOf(subject);
      const film = subject?.kind === "content" ? films.get(subject.id) : undefined;
      return [path, { page, name: page?.name ?? film ?? null }];
    }),
  );
  return events.map((event) => {
    const place = named.get(event.page_path);
    const isRow = (row: (typeof rows)[number]) =>
      row.token === event.section_token && row.page === place?.page?.token;
    return {
      ...event,
      page_name: place?.name ?? null,
      input_name: films.get(event.input_token ?? "") ?? null,
      section_name: rows.find(isRow)?.name ?? null,
      paywall_name: paywalls.find(({ token }) => token === event.paywall_token)?.name ?? null,
    };
  });
}

async function namesOfContents(
  services: Services,
  context: Context,
  channel: ChannelRow,
  tokens: (string | null)[],
): Promise<Map<string, string>> {
  const { visibility } = await loadSearchContext(services, context, channel);
  if (visibility.isAllHidden) return new Map();
  const found = await listContentsByTokens(services.db, channel.token, distinct(tokens));
  const shown = found.filter(({ token }) => !visibility.hidden.includes(token));
  return new Map(shown.map(({ token, name }) => [token, name]));
}

function distinct(tokens: (string | null)[]): string[] {
  return [...new Set(tokens.flatMap((token) => token ?? []))];
}
