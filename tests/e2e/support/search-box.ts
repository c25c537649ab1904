import type { Page } from "playwright/test";
import { waitForHydration } from "./hydrated.ts";

const storageKey = "mq_searches";

/** The parts of the header's search, by their accessible names. */
export function searchBox(page: Page) {
  const banner = page.getByRole("banner");
  return {
    field: banner.getByRole("searchbox", { name: "Search" }),
    open: banner.getByRole("button", { name: "Search" }),
    box: banner.getByRole("combobox", { name: "Suggestions" }),
    list: banner.getByRole("listbox", { name: "Suggestions" }),
    group: (name: string) => banner.getByRole("group", { name }),
    option: (name: string | RegExp) => banner.getByRole("option", { name }),
    button: (name: string) => banner.getByRole("button", { name, exact: true }),
  };
}

/** Opens a page on a device with saved searches, the latest first. */
export async function openWithSearches(
  page: Page,
  address: string,
  searches: unknown,
): Promise<void> {
  const text = typeof searches === "string" ? searches : JSON.stringify(searches);
  await page.addInitScript(
    ([key, saved]) => {
      if (sessionStorage.getItem("asked")) return;
      sessionStorage.setItem("asked", "yes");
      localStorage.setItem(key, saved);
    },
    [storageKey, text] as const,
  );
  await page.goto(address);
  await waitForHydration(page, page.getByRole("banner"));
}

/** The searches saved on the device. */
export function savedSearches(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), storageKey);
}
