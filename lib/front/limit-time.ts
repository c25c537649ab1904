import type { ServerResponse } from "node:http";
import { refuse } from "./refuse.ts";

/** The most time that a whole request may take: safety.md, Talking to the provider. */
export const wholeRequestMs = 30_000;

/** Answers 503 when the site has said nothing in time, and cuts off what it never finishes. */
export function limitTime(res: ServerResponse): void {
  const timer = setTimeout(() => {
    if (res.headersSent) res.destroy();
    else refuse(res, { status: 503, headers: { "Retry-After": "5" } });
  }, wholeRequestMs);
  res.once("close", () => clearTimeout(timer));
}
