import { setTimeout as wait } from "node:timers/promises";
import { printLine } from "../lib/print-steps.mjs";

/** How soon every process of the site shows a change: docs/admin-api.md AA-102. */
export const shownWithinMs = 2_000;

let steps = 0;

/** Prints the title of the next step. */
export function beginStep(title: string): void {
  steps += 1;
  printLine(`\n${steps}. ${title}`);
}

/** Prints what the owner does. */
export function reportAction(text: string): void {
  printLine(`  → ${text}`);
}

/** Prints what is claimed if it is so, else throws it with what was seen. */
export function confirm(isTrue: boolean, claim: string, seen?: unknown): void {
  if (isTrue) {
    printLine(`  ✓ ${claim}`);
    return;
  }
  const shown = typeof seen === "string" ? seen : JSON.stringify(seen);
  throw new Error(
    `This is not so: ${claim}${shown === undefined ? "" : `\n${shown.slice(0, 2_000)}`}`,
  );
}

/** Tries again until `isTrue` or for `limitMs`, and gives how long after the call the last try began, in milliseconds. */
export async function measureUntil(
  isTrue: () => Promise<boolean>,
  limitMs: number,
): Promise<number | undefined> {
  const began = performance.now();
  for (;;) {
    const afterMs = Math.round(performance.now() - began);
    if (afterMs > limitMs) return undefined;
    if (await isTrue()) return afterMs;
    await wait(25);
  }
}
