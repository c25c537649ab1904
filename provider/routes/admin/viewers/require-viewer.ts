import { z } from "zod";
import { findAdminViewer } from "../../../db/admin/admin-viewers.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import type { ViewerRecord } from "../../../domain/accounts/viewer-record.ts";
import { channelParams } from "../admin-schemas.ts";

/** The path of a viewer. */
export const viewerParams = channelParams.extend({
  viewer: z.string().regex(/^[\w-]{1,100}$/),
});

/** The viewer of a path; 404 where there is none. */
export async function requireViewer(
  db: Db,
  { channel, viewer }: z.output<typeof viewerParams>,
): Promise<ViewerRecord> {
  const row = await findAdminViewer(db, channel, viewer);
  if (!row) throw createAdminProblem("not-found", `There is no viewer "${viewer}".`);
  return row;
}
