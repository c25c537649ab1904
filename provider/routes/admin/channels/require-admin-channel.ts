import { type AdminChannelRow, findAdminChannel } from "../../../db/admin/admin-channels.ts";
import type { Db } from "../../../db/database.ts";
import { createChannelProblem } from "../authorize-call.ts";

/** The channel of a path; 404 where there is none. */
export async function requireAdminChannel(db: Db, channel: string): Promise<AdminChannelRow> {
  const row = await findAdminChannel(db, channel);
  if (!row) throw createChannelProblem(channel);
  return row;
}
