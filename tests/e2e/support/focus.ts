import { expect, type Page } from "playwright/test";

const maxStops = 80;

/** What has the focus, in words for a failure, and whether one sees that it has it. */
export type Focus = { name: string; isVisible: boolean };

/** Presses Tab and tells where that led. */
export async function tab(page: Page): Promise<Focus> {
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // A card draws the ring of its link around its picture.
    const around = element.closest("li")?.querySelectorAll("*") ?? [];
    // So does the search around its field.
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

/** Tabs on until something of this name has the focus, which is seen at every stop. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    const focus = await tab(page);
    expect(focus.isVisible, `the focus on "${focus.name}" is seen`).toBe(true);
    if (focus.name === name) return;
    passed.push(focus.name);
  }
  throw new Error(`Tab does not reach "${name}": ${passed.join(" → ")}`);
}
