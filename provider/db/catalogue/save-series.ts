import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { countSeriesParts } from "../../domain/catalogue/channel-collections.ts";
import type { CatalogueSeries } from "../../seed/catalogue-channel.ts";
import { type AdminChannelRow, updateAdminChannel } from "../admin/admin-channels.ts";
import { loadContentDurations } from "../contents.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";
import { indexChangedContents } from "../search/index-changed-contents.ts";
import { loadStoredContents } from "./upsert-contents.ts";

const atOnce = 250;

/**
 * Replaces a series of a channel, adds it, or (without `after`) deletes it, and indexes its contents anew: they are found
 * by its name. The caller has locked the channel. docs/admin-api.md AA-111
 */
export async function saveSeries(
  tx: Db,
  row: AdminChannelRow,
  { before, after }: { before?: CatalogueSeries; after?: CatalogueSeries },
): Promise<AdminChannelRow> {
  const all = row.profile.series ?? [];
  const counted =
    after && countSeriesParts(after, await loadContentDurations(tx, row.token, after.episodes));
  const others = all.flatMap((one) => (one === before ? (counted ?? []) : one));
  const series = before || !counted ? others : [...all, counted];
  const changed = await updateAdminChannel(tx, row.token, { profile: { ...row.profile, series } });
  if (!changed) return row;
  const tokens = new Set([...(before?.episodes ?? []), ...(after?.episodes ?? [])]);
  const stored = await loadStoredContents(tx, row.token, [...tokens]);
  await indexChangedContents(tx, changed, [...stored.values()].map(indexAgain));
  return changed;
}

/** Indexes the contents with transcripts anew: whether searches may look at these depends on the channel. */
export async function indexTranscriptsAgain(tx: Db, row: AdminChannelRow): Promise<void> {
  for (let after = "", size = atOnce; size === atOnce;) {
    const found = await tx
      .select({ token: contents.token })
      .from(contents)
      .where(
        and(
          eq(contents.channel, row.token),
          isNotNull(contents.transcript),
          gt(contents.token, after),
        ),
      )
      .orderBy(asc(contents.token))
      .limit(atOnce);
    const tokens = found.map(({ token }) => token);
    const stored = await loadStoredContents(tx, row.token, tokens);
    await indexChangedContents(tx, row, [...stored.values()].map(indexAgain));
    size = found.length;
    after = tokens.at(-1) ?? after;
  }
}

function indexAgain<T>(content: T) {
  return { before: content, after: content };
}
