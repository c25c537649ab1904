import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { domains } from "./admin-schema.ts";
import type { Db } from "./database.ts";
import { channels } from "./schema.ts";

/** So many domains a channel has at most. */
const maxDomains = 100;

export type DomainRow = typeof domains.$inferSelect;

/** A proven domain with its channel. */
export type ChannelOfDomain = {
  channel: string;
  primaryDomain: string | null;
  redirectsToPrimary: boolean;
};

/** The channel that has proven a domain. */
export async function findChannelOfDomain(
  db: Db,
  host: string,
): Promise<ChannelOfDomain | undefined> {
  const { primaryDomain, redirectsToPrimary } = channels;
  const [found] = await db
    .select({ channel: domains.channel, primaryDomain, redirectsToPrimary })
    .from(domains)
    .innerJoin(channels, eq(channels.token, domains.channel))
    .where(and(eq(domains.host, host), isNotNull(domains.provenAt)));
  return found;
}

/** Domains of a channel after that one. */
export function listDomains(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
): Promise<DomainRow[]> {
  const after = page.after === undefined ? undefined : gt(domains.host, page.after);
  return db
    .select()
    .from(domains)
    .where(and(eq(domains.channel, channel), after))
    .orderBy(asc(domains.host))
    .limit(page.limit);
}

/** A domain of a channel. */
export async function findDomain(
  db: Db,
  channel: string,
  host: string,
): Promise<DomainRow | undefined> {
  const [found] = await db.select().from(domains).where(ofChannel(channel, host));
  return found;
}

/** A new domain, not proven yet; undefined where the channel has it. */
export async function addDomain(
  tx: Db,
  row: Pick<DomainRow, "channel" | "host" | "proof" | "createdAt">,
): Promise<DomainRow | undefined> {
  const [added] = await tx.insert(domains).values(row).onConflictDoNothing().returning();
  return added;
}

/** Whether a channel has as many domains as it may. */
export async function isDomainListFull(tx: Db, channel: string): Promise<boolean> {
  return (await tx.$count(domains, eq(domains.channel, channel))) >= maxDomains;
}

/** Lets one proof at a time go on, so that no two channels prove the same domain. */
export async function lockProvenDomains(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(771177004)`);
}

/** Marks a domain as proven. */
export async function saveDomainProof(
  tx: Db,
  { channel, host }: Pick<DomainRow, "channel" | "host">,
  provenAt: Date,
): Promise<DomainRow | undefined> {
  const version = sql`nextval('resource_versions')`;
  const [proven] = await tx
    .update(domains)
    .set({ provenAt, version })
    .where(ofChannel(channel, host))
    .returning();
  return proven;
}

/** Gives a domain another version, because what its channel says of it has changed. */
export async function renewDomainVersion(
  tx: Db,
  { channel, host }: Pick<DomainRow, "channel" | "host">,
): Promise<DomainRow | undefined> {
  const version = sql`nextval('resource_versions')`;
  const [changed] = await tx
    .update(domains)
    .set({ version })
    .where(ofChannel(channel, host))
    .returning();
  return changed;
}

/** Chooses the primary domain of a channel, and whether its other hosts lead there. */
export async function setPrimaryDomain(
  tx: Db,
  channel: string,
  values: { primaryDomain: string | null; redirectsToPrimary: boolean },
): Promise<void> {
  await tx.update(channels).set(values).where(eq(channels.token, channel));
}

/** Removes a domain from a channel. */
export async function removeDomain(tx: Db, channel: string, host: string): Promise<void> {
  await tx.delete(domains).where(ofChannel(channel, host));
}

/** Removes all domains of all channels: back to the state after the first start. */
export async function deleteDomains(db: Db): Promise<void> {
  await db.delete(domains);
  await db
    .update(channels)
    .set({ primaryDomain: null, redirectsToPrimary: false })
    .where(isNotNull(channels.primaryDomain));
}

function ofChannel(channel: string, host: string) {
  return and(eq(domains.channel, channel), eq(domains.host, host));
}
