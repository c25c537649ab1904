import { pino } from "pino";
import { processWide } from "./process-wide.ts";
import { currentRequestId } from "./request-id-context.ts";

/**
 * The only log of the process: JSON lines on standard output. A failed call is logged as `logger.warn({ call,
 * channel, reason }, "…")`; tokens, cookies and queries are never logged. A line that is written during a request has
 * its `requestId`. The level is `info` until the front sets `logger.level` from `LOG_LEVEL`.
 */
export const logger = processWide("logger", () =>
  pino({ base: null, mixin: () => ({ requestId: currentRequestId() }) }),
);
