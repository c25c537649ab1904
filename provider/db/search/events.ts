import { and, eq, ne } from "drizzle-orm";
import type { Language } from "../../../lib/contract/languages.ts";
import type { EventSlot } from "../../domain/search/visibility.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";
import { searchIndexes } from "../search-schema.ts";

/** A channel's broadcasts and events. */
export function listEvents(db: Db, channel: string): Promise<EventSlot[]> {
  const { token, state, minutes, change } = contents;
  return db
    .select({ token, state, minutes, change })
    .from(contents)
    .where(and(eq(contents.channel, channel), ne(contents.state, "vod")));
}

/** The languages that a channel's contents are written in; none before its index is made. */
export async function searchedLanguages(db: Db, channel: string): Promise<Language[]> {
  const [index] = await db
    .select()
    .from(searchIndexes)
    .where(eq(searchIndexes.channel, channel))
    .limit(1);
  return index?.languages ?? [];
}
