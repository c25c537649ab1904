import { and, eq, ne, sql } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import type { RightsRule } from "../../domain/rights/rights-rules.ts";
import type { EventProgrammeSlot } from "../../domain/search/search-visibility.ts";
import type { Db } from "../database.ts";
import { type RightsRuleRow, toRightsRule } from "../rights.ts";
import { rightsRules } from "../rights-schema.ts";
import { contents } from "../schema.ts";
import { searchIndexes } from "../search-schema.ts";

/** The languages that a channel's contents are written in, its broadcasts and events, and its rules of rights. */
export type SearchedChannel = {
  languages: Language[];
  events: EventProgrammeSlot[];
  rules: RightsRule[];
};

/** What a search has to know of a channel beforehand, in one statement; nothing before its index is made. */
export async function loadSearchedChannel(db: Db, channel: string): Promise<SearchedChannel> {
  const { token, state, minutes, hour, startsAt, durationS, change } = contents;
  const slot = sql`json_build_object('token', ${token}, 'state', ${state}, 'minutes', ${minutes}, 'hour', ${hour}, 'startsAt', ${startsAt}, 'durationS', ${durationS}, 'change', ${change})`;
  const events = db
    .select({ all: sql`coalesce(json_agg(${slot}), '[]')` })
    .from(contents)
    .where(and(eq(contents.channel, channel), ne(contents.state, "vod")));
  const { from, until } = rightsRules;
  const rule = sql`to_jsonb(${rightsRules}) || jsonb_build_object('from', ${from}, 'until', ${until})`;
  const rights = db
    .select({ all: sql`coalesce(jsonb_agg(${rule} order by ${rightsRules.position}), '[]')` })
    .from(rightsRules)
    .where(eq(rightsRules.channel, channel));
  const [index] = await db
    .select({
      languages: searchIndexes.languages,
      events: sql<WrittenSlot[]>`(${events})`,
      rules: sql<WrittenRule[]>`(${rights})`,
    })
    .from(searchIndexes)
    .where(eq(searchIndexes.channel, channel));
  if (!index) return { languages: [], events: [], rules: [] };
  const slots = index.events.map(({ startsAt, ...event }) => ({
    ...event,
    startsAt: startsAt === null ? null : new Date(startsAt),
  }));
  return {
    ...index,
    events: slots,
    rules: index.rules.map((rule) => toRightsRule(withTimes(rule))),
  };
}

/** An event in JSON. */
type WrittenSlot = Omit<EventProgrammeSlot, "startsAt"> & { startsAt: string | null };

/** A rule in JSON, which has times as texts. */
type WrittenRule = Omit<RightsRuleRow, "from" | "until"> & {
  from: string | null;
  until: string | null;
};

function withTimes({ from, until, ...rule }: WrittenRule): RightsRuleRow {
  return {
    ...rule,
    from: from === null ? null : new Date(from),
    until: until === null ? null : new Date(until),
  };
}
