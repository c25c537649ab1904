import { and, eq, exists, sql } from "drizzle-orm";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { viewers } from "../accounts-schema.ts";
import type { Db } from "../database.ts";
import { liveNotifications } from "../lists-schema.ts";
import { contents } from "../schema.ts";

/** Events of all channels that somebody subscribed to. */
export function listEventsWithSubscribers(
  db: Db,
): Promise<(ContentRecord & { channel: string })[]> {
  const isAwaited = db
    .select({ one: sql`1` })
    .from(liveNotifications)
    .innerJoin(viewers, eq(viewers.id, liveNotifications.viewer))
    .where(
      and(eq(liveNotifications.content, contents.token), eq(viewers.channel, contents.channel)),
    );
  return db
    .select()
    .from(contents)
    .where(and(eq(contents.state, "scheduled"), exists(isAwaited)));
}
