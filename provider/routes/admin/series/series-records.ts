import type { AdminChannelRow } from "../../../db/admin/admin-channels.ts";
import { listExistingTokens } from "../../../db/admin/published-pages.ts";
import { saveSeries } from "../../../db/catalogue/save-series.ts";
import type { Db } from "../../../db/database.ts";
import { type AdminInputError, createAdminProblem } from "../../../domain/admin/problems.ts";
import type { CatalogueSeries } from "../../../seed/catalogue-channel.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";

/** The series of a channel with that token. */
export function findSeries(
  { profile }: AdminChannelRow,
  series: string,
): CatalogueSeries | undefined {
  return profile.series?.find(({ token }) => token === series);
}

/** The same: 404 without it. */
export function requireSeries(row: AdminChannelRow, token: string): CatalogueSeries {
  const found = findSeries(row, token);
  if (found) return found;
  throw createAdminProblem("not-found", `There is no series "${token}".`);
}

/** Writes a series of an owner: 422 for contents that do not exist, or belong to another series. */
export async function saveAdminSeries(
  tx: Db,
  row: AdminChannelRow,
  change: { before?: CatalogueSeries; after: CatalogueSeries },
): Promise<{ series: CatalogueSeries; version: number }> {
  const { episodes, groups = [], token } = change.after;
  const others = (row.profile.series ?? []).filter((one) => one.token !== token);
  const ofOthers = new Set(others.flatMap((one) => one.episodes));
  const existing = await listExistingTokens(tx, row.token, "video", episodes);
  const errors = episodes.flatMap((episode, index): AdminInputError[] => {
    const pointer = `#/episodes/${index}`;
    if (!existing.has(episode)) return [{ pointer, detail: `There is no content "${episode}".` }];
    if (ofOthers.has(episode)) return [{ pointer, detail: "It belongs to another series." }];
    const isRepeated = episodes.indexOf(episode) < index;
    return isRepeated ? [{ pointer, detail: "It is there already." }] : [];
  });
  groups.forEach(([, first], index) => {
    if (first > Math.max(1, episodes.length)) {
      errors.push({ pointer: `#/groups/${index}/1`, detail: "There is no such episode." });
    }
  });
  if (errors.length > 0) throw createInvalidInputProblem(errors);
  const changed = await saveSeries(tx, row, change);
  return { series: requireSeries(changed, token), version: changed.version };
}
