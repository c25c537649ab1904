import { deleteForgottenSitePurges } from "../db/outbox/site-purges.ts";
import { createRoundWorker, type RoundWorker } from "../domain/round-worker.ts";
import type { Services } from "../services.ts";
import { deliverSitePurges } from "./deliver-site-purges.ts";

const forgottenAfterMs = 60 * 60_000;

/** Sends purges to each process of the site; one that does not respond delays no other. It does nothing yet. */
export function createSiteNotifier(
  services: () => Services,
  sites: readonly string[],
): RoundWorker {
  const background = () => services().background;
  const workers = sites.map((site) =>
    createRoundWorker(`purges of ${site}`, background, (isOver) =>
      deliverSitePurges(services(), site, isOver),
    ),
  );
  return {
    start: () => {
      background().run("forgotten purges", () =>
        deleteForgottenSitePurges(services().db, new Date(Date.now() - forgottenAfterMs)),
      );
      for (const worker of workers) worker.start();
    },
    runNow: () => {
      for (const worker of workers) worker.runNow();
    },
    stop: () => {
      for (const worker of workers) worker.stop();
    },
  };
}
