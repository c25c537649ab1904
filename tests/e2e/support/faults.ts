import { consoleApi, type Fault } from "../../support/console-api.ts";

export type FaultKind = Fault["kind"];

export const calls = [
  "channel",
  "header",
  "footer",
  "page",
  "sections",
  "section-content",
  "content",
] as const;

/** Longer than the site's timeout of any call. */
const tooSlowMs = 8_000;

/** Makes a call of a channel fail until the end of the test. */
export async function failCall(call: string, kind: FaultKind, channel: string): Promise<void> {
  await consoleApi.setFault({ call, kind, channel, delay_ms: tooSlowMs });
}

/** Makes every call of every channel fail. */
export async function failAllCalls(): Promise<void> {
  for (const call of calls) await consoleApi.setFault({ call, kind: "down" });
}
