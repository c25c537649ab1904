import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";
import { sections } from "../schema.ts";

/** Names of rows by these tokens, with the page that each stands on; rows without a name are left out. */
export async function loadSectionNames(
  db: Db,
  channel: string,
  tokens: string[],
): Promise<{ page: string; token: string; name: string | null }[]> {
  if (tokens.length === 0) return [];
  const { page, token, name } = sections;
  return db
    .select({ page, token, name })
    .from(sections)
    .where(and(eq(sections.channel, channel), inArray(token, tokens), isNotNull(name)));
}

/** Names of paywalls by these tokens. */
export async function loadPaywallNames(
  db: Db,
  channel: string,
  tokens: string[],
): Promise<{ token: string; name: string }[]> {
  if (tokens.length === 0) return [];
  const { token, name } = paywalls;
  return db
    .select({ token, name })
    .from(paywalls)
    .where(and(eq(paywalls.channel, channel), inArray(token, tokens)));
}
