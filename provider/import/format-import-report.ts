import type { Db } from "../db/database.ts";
import { listImportFaults } from "../db/import/import-runs.ts";
import type { ImportOutcome } from "./import-feed.ts";

const shownFaults = 100;

/** What became of an import, as lines for a terminal: counts, and a line for each fault with row, field and reason. */
export async function formatImportReport(db: Db, outcome: ImportOutcome): Promise<string> {
  if (outcome === "unchanged") return "The feed has not changed.";
  if (outcome === "busy") {
    return "Another process imports this feed.";
  }
  const { state, isDryRun, position, reason, faults } = outcome;
  const counts = ["created", "updated", "unchanged", "deleted", "rejected", "retained"] as const;
  const listed = counts.map((name) => `${outcome[name]} ${name}`).join(", ");
  const shown = await listImportFaults(db, outcome.id, { after: 0, limit: shownFaults });
  return [
    `${isDryRun ? "Dry run, nothing is written. " : ""}${position} items: ${listed}.`,
    ...(state === "running" ? ["Stopped: the next import goes on from here."] : []),
    ...(state === "failed" ? ["The import failed, nothing is deleted."] : []),
    ...(reason === null ? [] : [reason]),
    ...shown.map(({ row, guid, field, reason: why }) =>
      [`row ${row}`, guid ?? "", field, why].join("\t"),
    ),
    ...(faults > shown.length ? [`and ${faults - shown.length} more faults`] : []),
  ].join("\n");
}
