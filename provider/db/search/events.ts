import { and, eq, ne, sql } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import type { EventSlot } from "../../domain/search/visibility.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";
import { searchIndexes } from "../search-schema.ts";

/** The languages that a channel's contents are written in, and its broadcasts and events. */
export type SearchedChannel = { languages: Language[]; events: EventSlot[] };

/** What a search has to know of a channel beforehand; nothing before its index is made. */
export async function searchedChannel(db: Db, channel: string): Promise<SearchedChannel> {
  const { token, state, minutes, change } = contents;
  const slot = sql`jsonb_build_object('token', ${token}, 'state', ${state}, 'minutes', ${minutes}, 'change', ${change})`;
  const events = db
    .select({ all: sql`coalesce(jsonb_agg(${slot}), '[]')` })
    .from(contents)
    .where(and(eq(contents.channel, channel), ne(contents.state, "vod")));
  const [index] = await db
    .select({ languages: searchIndexes.languages, events: sql<EventSlot[]>`(${events})` })
    .from(searchIndexes)
    .where(eq(searchIndexes.channel, channel));
  return index ?? { languages: [], events: [] };
}
