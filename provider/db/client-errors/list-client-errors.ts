import { and, desc, eq, inArray } from "drizzle-orm";
import type { ClientErrorDimension } from "../../domain/client-errors/group-client-errors.ts";
import { clientErrors, clientErrorTallies } from "../client-errors-schema.ts";
import type { Db } from "../database.ts";

/** How often something was so. */
export type ClientErrorTally = { value: string; n: number };

/** An error of a channel: how often it came, from when to when, and from where, the most frequent first. */
export type GroupedClientError = typeof clientErrors.$inferSelect & {
  tallies: Record<ClientErrorDimension, ClientErrorTally[]>;
};

/** The errors of a channel, the latest first. */
export async function listClientErrors(
  db: Db,
  channel: string,
  limit: number,
): Promise<GroupedClientError[]> {
  const groups = await db
    .select()
    .from(clientErrors)
    .where(eq(clientErrors.channel, channel))
    .orderBy(desc(clientErrors.lastAt), desc(clientErrors.fingerprint))
    .limit(limit);
  const tallies = await db
    .select()
    .from(clientErrorTallies)
    .where(
      and(
        eq(clientErrorTallies.channel, channel),
        inArray(
          clientErrorTallies.fingerprint,
          groups.map(({ fingerprint }) => fingerprint),
        ),
      ),
    )
    .orderBy(desc(clientErrorTallies.n), clientErrorTallies.value);
  return groups.map((group) => {
    const groupTallies = tallies.filter(({ fingerprint }) => fingerprint === group.fingerprint);
    const of = (facet: ClientErrorDimension) =>
      groupTallies.filter((each) => each.facet === facet).map(({ value, n }) => ({ value, n }));
    const tallyOf = { browser: of("browser"), build: of("build"), page: of("page") };
    return { ...group, tallies: tallyOf };
  });
}

/** How many different errors of a channel there are. */
export function countClientErrors(db: Db, channel: string): Promise<number> {
  return db.$count(clientErrors, eq(clientErrors.channel, channel));
}
