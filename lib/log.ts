import { pino } from "pino";
import { processWide } from "./process-wide.ts";
import { currentRequestId } from "./request-id.ts";

/**
 * The one log of the process: JSON lines on standard output. A failed call says
 * `logger.warn({ call, channel, reason }, "…")`; tokens, cookies and queries never enter it.
 * A line that is written while a request is answered carries its `requestId`.
 * The level is `info` until the front sets `logger.level` from `LOG_LEVEL`.
 */
export const logger = processWide("logger", () =>
  pino({ base: null, mixin: () => ({ requestId: currentRequestId() }) }),
);
