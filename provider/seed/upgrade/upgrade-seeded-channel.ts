import { lockAdminChannel } from "../../db/admin/admin-channels.ts";
import { deleteContents } from "../../db/catalogue/delete-contents.ts";
import {
  deleteSeededRows,
  hasSeededRows,
  loadSeededRows,
  loadStoredVersions,
  saveSeededRows,
} from "../../db/catalogue/seeded-rows.ts";
import { listSoldTokens } from "../../db/commerce/sold-tokens.ts";
import type { Db } from "../../db/database.ts";
import type { SeededKind } from "../../db/schema.ts";
import type { SeedCatalogue } from "../catalogue-schema.ts";
import { adoptSeededRows } from "./adopt-seeded-rows.ts";
import { hashSeededDocuments, seededKinds } from "./hash-seeded-documents.ts";
import { planSeedUpgrade, type SeedUpgradePlan } from "./plan-seed-upgrade.ts";
import { writeSeededContents, writeSeededPages, writeSeededPaywalls } from "./write-seeded-rows.ts";

/** How many contents, pages and paywalls of a channel an upgrade has changed, and left although the catalogue has changed. */
export type SeedUpgradeCounts = Record<"created" | "updated" | "deleted" | "retained", number>;

/**
 * Brings contents, pages and paywalls that were seeded and that nobody has edited since to what the catalogue says now, in
 * the transaction of the caller. Undefined where the channel was deleted, also if another one has its token now.
 * docs/wire-rules.md K35
 */
export async function upgradeSeededChannel(
  tx: Db,
  catalogue: SeedCatalogue,
): Promise<SeedUpgradeCounts | undefined> {
  const { token: channel, channelId } = catalogue.channel;
  const row = await lockAdminChannel(tx, channel);
  if (row?.channelId !== channelId) return undefined;
  if (!(await hasSeededRows(tx, channel))) await adoptSeededRows(tx, catalogue);
  const sold = await listSoldTokens(tx, channel);
  const needed = { content: sold.contents, page: new Set([row.homePage]), paywall: sold.paywalls };
  const plan = async (kind: SeededKind) =>
    planSeedUpgrade(
      hashSeededDocuments(catalogue, kind),
      await loadSeededRows(tx, channel, kind),
      await loadStoredVersions(tx, channel, kind),
      needed[kind],
    );
  const plans = {
    content: await plan("content"),
    page: await plan("page"),
    paywall: await plan("paywall"),
  };
  await writeSeededContents(tx, catalogue, plans.content);
  const skipped: Record<SeededKind, Set<string>> = {
    content: new Set(),
    page: await writeSeededPages(tx, catalogue, plans.page),
    paywall: await writeSeededPaywalls(tx, catalogue, plans.paywall),
  };
  // Last: by now no seeded row names them, and rows that only lost a content would count as edited.
  await deleteContents(tx, channel, plans.content.remove);
  const counts = { created: 0, updated: 0, deleted: 0, retained: 0 };
  for (const kind of seededKinds) {
    await recordUpgrade(tx, catalogue, kind, plans[kind], skipped[kind]);
    const isWritten = (token: string) => !skipped[kind].has(token);
    counts.created += plans[kind].create.filter(isWritten).length;
    counts.updated += plans[kind].update.filter(isWritten).length;
    counts.deleted += plans[kind].remove.length;
    counts.retained += plans[kind].retained + skipped[kind].size;
  }
  return counts;
}

async function recordUpgrade(
  tx: Db,
  catalogue: SeedCatalogue,
  kind: SeededKind,
  { create, update, remove }: SeedUpgradePlan,
  skipped: ReadonlySet<string>,
): Promise<void> {
  const channel = catalogue.channel.token;
  const written = new Set([...create, ...update].filter((token) => !skipped.has(token)));
  const hashes = [...hashSeededDocuments(catalogue, kind)].filter(([token]) => written.has(token));
  await saveSeededRows(tx, channel, kind, new Map(hashes));
  await deleteSeededRows(tx, channel, kind, remove);
}
