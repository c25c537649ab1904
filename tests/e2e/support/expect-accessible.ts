import type { Page } from "playwright/test";
import { expect } from "../../support/journey.ts";
import { isWholeMatrix } from "../../support/matrix.ts";
import { findAxeViolations } from "./axe-violations.ts";

const widths = isWholeMatrix ? [1440, 320] : [320];

/** Expects no axe violations in the page, or in one part of it, on the smallest phone and on a desktop. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Elements under the header are covered, and would count as too small to press.
    await page.evaluate(() => scrollTo(0, 0));
    const { pathname } = new URL(page.url());
    expect.soft(await findAxeViolations(page, part), `${pathname} at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
