import type { ShownError } from "../../console/analytics/errors-page.ts";
import { listClientErrors } from "../../db/client-errors/list.ts";
import type { Services } from "../../services.ts";

const maxErrors = 50;

/** The latest errors of a channel, their stacks traced back to the sources. */
export async function shownErrors(
  { db, sourceMaps }: Services,
  channel: string,
): Promise<ShownError[]> {
  const groups = await listClientErrors(db, channel, maxErrors);
  const shown: ShownError[] = [];
  for (const group of groups) {
    // oxlint-disable-next-line no-await-in-loop -- they share files, which are read once.
    shown.push({ ...group, stack: await sourceMaps.map(group.build, group.stack) });
  }
  return shown;
}
