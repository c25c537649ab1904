import type { MappedErrorGroup } from "../../console/analytics/errors-page.ts";
import { listClientErrors } from "../../db/client-errors/list-client-errors.ts";
import type { Services } from "../../services.ts";

const maxErrors = 50;

/** The latest errors of a channel, their stacks traced back to the sources. */
export async function loadMappedErrorGroups(
  { db, sourceMaps }: Services,
  channel: string,
): Promise<MappedErrorGroup[]> {
  const groups = await listClientErrors(db, channel, maxErrors);
  const shown: MappedErrorGroup[] = [];
  for (const group of groups) {
    // oxlint-disable-next-line no-await-in-loop -- they share files, which are read once.
    shown.push({ ...group, stack: await sourceMaps.map(group.build, group.stack) });
  }
  return shown;
}
