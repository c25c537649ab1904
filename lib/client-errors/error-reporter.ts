import type { ClientError } from "../contract/client-error.ts";
import { clientErrorLimits } from "../contract/client-error-limits.ts";
import { isHydrationMismatch, toClientError } from "./to-client-error.ts";

export type ErrorReporterOptions = {
  origin: string;
  /** The id of the build that the page came from. */
  build: string | undefined;
  /** True while the texts of the page are those of a translator. */
  isTranslated: () => boolean;
  /** Sends a batch. Resolves to true if it was accepted. Never throws. */
  post: (body: string) => Promise<boolean>;
  /** Calls back after so many milliseconds. */
  after: (ms: number, callback: () => void) => void;
};

export type ErrorReporter = {
  report: (gathered: GatheredError) => void;
  /** Sends what waits. */
  flush: () => void;
};

const gatherMs = 2_000;

/**
 * Reports the errors of one page, each with how often it happened. A new error is sent after two seconds, together
 * with others of that time; a known error is sent with the next batch. A batch that was not accepted is not sent
 * again. docs/behaviour.md BE-302.
 */
export function makeErrorReporter({
  origin,
  build,
  isTranslated,
  post,
  after,
}: ErrorReporterOptions): ErrorReporter {
  const reports = new Map<string, ClientError & { sentCount: number }>();
  let batchesLeft: number = clientErrorLimits.batches;
  let isPlanned = false;

  const flush = () => {
    const waiting = [...reports.values()].filter(({ count, sentCount }) => count > sentCount);
    const batch = waiting.slice(0, clientErrorLimits.batch);
    if (batch.length === 0 || batchesLeft === 0) return;
    batchesLeft -= 1;
    const errors = batch.map(({ sentCount, count, ...rest }) => ({
      ...rest,
      count: count - sentCount,
    }));
    for (const report of batch) report.sentCount = report.count;
    void post(JSON.stringify({ build, errors })).then((isTaken) => {
      if (!isTaken) batchesLeft = 0;
    });
    if (waiting.length > batch.length) plan();
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    after(gatherMs, () => {
      isPlanned = false;
      flush();
    });
  };
  return {
    report: (gathered) => {
      if (isHydrationMismatch(gathered) && isTranslated()) return;
      const report = toClientError(gathered, origin);
      if (!report) return;
      const { kind, name, message, stack } = report;
      const key = JSON.stringify([kind, name, message, stack.slice(0, 3)]);
      const known = reports.get(key);
      if (known) known.count = Math.min(clientErrorLimits.count, known.count + 1);
      else if (reports.size < clientErrorLimits.page) {
        reports.set(key, { ...report, sentCount: 0 });
        plan();
      }
    },
    flush,
  };
}
