import { expect, type Page } from "playwright/test";

const maxStops = 80;

/** The focused element, as a text for failures, and whether its focus is visible. */
export type Focus = { name: string; isVisible: boolean };

/** Presses Tab and returns the element that gets the focus. */
export async function pressTab(page: Page): Promise<Focus> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card shows the focus ring of its link around its picture.
    const around = element.closest("li")?.querySelectorAll("*") ?? [];
    // The search shows it around its field.
    const form = element.closest("[role=search]");
    const near = [element, element.parentElement, form, ...element.children, ...around];
    const ringed = near.some((one) => {
      const style = one && getComputedStyle(one);
      return style?.outlineStyle !== "none" && Number.parseFloat(style?.outlineWidth ?? "0") > 0;
    });
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.textContent ?? element.tagName;
    return { name: name.trim().slice(0, 60), isVisible: ringed && width > 0 && height > 0 };
  });
}

/** Presses Tab until an element of this name has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    const focus = await pressTab(page);
    expect(focus.isVisible, `the focus on "${focus.name}" is seen`).toBe(true);
    if (focus.name === name) return;
    passed.push(focus.name);
  }
  throw new Error(`Tab does not reach "${name}": ${passed.join(" → ")}`);
}
