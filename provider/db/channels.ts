import { asc, eq, or } from "drizzle-orm";
import type { ChannelRecord } from "../domain/catalogue/catalogue-records.ts";
import type { Db } from "./database.ts";
import { channels } from "./schema.ts";

/** A channel with its place among the channels, from 0, and its primary domain. */
export type ChannelRow = ChannelRecord & {
  position: number;
  primaryDomain: string | null;
  redirectsToPrimary: boolean;
};

/** The channel with that token, label or id, in any case. */
export async function findChannel(db: Db, name: string): Promise<ChannelRow | undefined> {
  const key = name.toLowerCase();
  const [found] = await db
    .select()
    .from(channels)
    .where(or(eq(channels.token, key), eq(channels.channelId, name)))
    .limit(1);
  return found;
}

/** All channels in their order. */
export function listChannels(db: Db): Promise<ChannelRow[]> {
  return db.select().from(channels).orderBy(asc(channels.position));
}
