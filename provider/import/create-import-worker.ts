import { listFeedsToImport } from "../db/import/import-runs.ts";
import { providerLog } from "../domain/log.ts";
import { createRoundWorker, type RoundWorker } from "../domain/round-worker.ts";
import type { Services } from "../services.ts";
import { importFeed } from "./import-feed.ts";
import type { TrustedHosts } from "./request-public-address.ts";

/**
 * Imports feeds whose runs are queued or were interrupted, and those that are due by themselves, one after another:
 * docs/admin-api.md AA-123. It does nothing yet.
 */
export function createImportWorker(services: () => Services, trusted: TrustedHosts): RoundWorker {
  const background = () => services().background;
  return createRoundWorker("import", background, async (isOver) => {
    const { db, siteNotifier, siteProcesses: sites } = services();
    for (const { feed, isDryRun, allowsDeletions } of await listFeedsToImport(db)) {
      if (isOver()) return;
      const options = {
        isDryRun: isDryRun ?? false,
        allowsDeletions: allowsDeletions ?? false,
        skipsUnchanged: isDryRun === null,
      };
      await importFeed(db, feed, { ...options, trusted, sites, isOver }).catch((error: unknown) => {
        providerLog.error({ err: error, feed }, "an import failed");
      });
      siteNotifier.runNow();
    }
  });
}
