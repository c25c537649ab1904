import { and, asc, eq, inArray } from "drizzle-orm";
import { getContentDurationS } from "../domain/catalogue/item-responses.ts";
import type { ContentRecord } from "../domain/catalogue/catalogue-records.ts";
import type { Db } from "./database.ts";
import { contents } from "./schema.ts";

/** The content of a channel with that token. */
export async function findContent(
  db: Db,
  channel: string,
  token: string,
): Promise<ContentRecord | undefined> {
  const [found] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.channel, channel), eq(contents.token, token)))
    .limit(1);
  return found;
}

/** All contents of a channel in their order. */
export function listContents(db: Db, channel: string): Promise<ContentRecord[]> {
  return db
    .select()
    .from(contents)
    .where(eq(contents.channel, channel))
    .orderBy(asc(contents.position));
}

/** The first contents that cost money, of these tokens or (`*`) of all. */
export function listPaidContents(
  db: Db,
  channel: string,
  tokens: string[],
  limit: number,
): Promise<Pick<ContentRecord, "token" | "name" | "picture">[]> {
  const { token, name, picture, access } = contents;
  const isWanted = tokens.includes("*") ? undefined : inArray(token, tokens);
  return db
    .select({ token, name, picture })
    .from(contents)
    .where(and(eq(contents.channel, channel), eq(access, "paid"), isWanted))
    .orderBy(asc(contents.position))
    .limit(limit);
}

/** The contents of these tokens, in the order of the tokens; unknown ones are left out. */
export async function listContentsByTokens(
  db: Db,
  channel: string,
  tokens: string[],
): Promise<ContentRecord[]> {
  if (tokens.length === 0) return [];
  const found = await db
    .select()
    .from(contents)
    .where(and(eq(contents.channel, channel), inArray(contents.token, tokens)));
  const byToken = new Map(found.map((content) => [content.token, content]));
  return tokens.flatMap((token) => byToken.get(token) ?? []);
}

/** How long the contents with these tokens last, in seconds; of those alone that the channel has. */
export async function loadContentDurations(
  db: Db,
  channel: string,
  tokens: string[],
): Promise<Map<string, number>> {
  if (tokens.length === 0) return new Map();
  const { token, state, durationS, startsAt } = contents;
  const found = await db
    .select({ token, state, durationS, startsAt })
    .from(contents)
    .where(and(eq(contents.channel, channel), inArray(token, tokens)));
  return new Map(found.map((content) => [content.token, getContentDurationS(content)]));
}
