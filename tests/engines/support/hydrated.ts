import { expect } from "vitest";
import type { Tab } from "./tab.ts";

/** Waits until React has taken over the page, rows far from the viewport aside. */
export async function hydrated(tab: Tab): Promise<void> {
  await expect
    .poll(() => tab.run(() => document.body.matches(":not([data-dehydrated])")))
    .toBe(true);
}
