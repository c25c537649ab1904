import { sql } from "drizzle-orm";
import { checkoutSessions, gifts, purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";

/** Tokens of paywalls that somebody has bought or is about to buy, and of contents that such a purchase opens. */
export async function listSoldTokens(
  tx: Db,
  channel: string,
): Promise<{ paywalls: Set<string>; contents: Set<string> }> {
  const sold = sql`
    (select paywall, what from ${purchases} where channel = ${channel}
    union select paywall, what from ${checkoutSessions} where channel = ${channel} and paywall is not null
    union select paywall, null from ${gifts} where channel = ${channel})`;
  const soldPaywalls = await tx
    .select({ token: sql<string>`distinct paywall` })
    .from(sql`${sold} as sold`);
  const opened = await tx.select({ token: sql<string>`token` }).from(sql`(
    select substr(what, 9) as token from ${sold} as alone where what like 'content/%'
    union select unnest(opens) from ${paywalls}
      where channel = ${channel} and token in (select paywall from ${sold} as whole)
  ) as opened`);
  return {
    paywalls: new Set(soldPaywalls.map(({ token }) => token)),
    contents: new Set(opened.map(({ token }) => token)),
  };
}
