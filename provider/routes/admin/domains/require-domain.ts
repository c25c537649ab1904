import { type AdminChannelRow, lockAdminChannel } from "../../../db/admin/admin-channels.ts";
import type { Db } from "../../../db/database.ts";
import { type DomainRow, findDomain } from "../../../db/domains.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { createChannelProblem } from "../authorize-call.ts";

/** A domain of a channel; 404 where it has none of that name. */
export async function requireDomain(db: Db, channel: string, domain: string): Promise<DomainRow> {
  const row = await findDomain(db, channel, domain);
  if (!row) throw createAdminProblem("not-found", `The channel has no domain "${domain}".`);
  return row;
}

/** A channel whose domains no other transaction changes until this one ends; 404 where there is none. */
export async function requireLockedChannel(tx: Db, channel: string): Promise<AdminChannelRow> {
  const row = await lockAdminChannel(tx, channel);
  if (!row) throw createChannelProblem(channel);
  return row;
}
