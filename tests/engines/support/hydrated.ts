import { expect } from "vitest";
import type { Tab } from "./tab.ts";

/** Waits until React has hydrated the page, except for rows far from the viewport. */
export async function waitForHydration(tab: Tab): Promise<void> {
  await expect
    .poll(() => tab.run(() => document.body.matches(":not([data-dehydrated])")))
    .toBe(true);
}
