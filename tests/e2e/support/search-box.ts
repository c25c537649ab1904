import type { Page } from "playwright/test";
import { provider } from "../../support/addresses.ts";
import { hydrated } from "./hydrated.ts";
import { providerSecret } from "./one-device.ts";

const storageKey = "mq_searches";

/** The parts of the header's search, as a screen reader names them. */
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

/** Opens a page on a device that has searched before; the latest comes first. */
export async function openWith(page: Page, address: string, searches: unknown): Promise<void> {
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
  await hydrated(page, page.getByRole("banner"));
}

/** What the device has kept. */
export function savedSearches(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]"), storageKey);
}

/** Viewers of five networks search for the same, which makes a trend of it: docs/provider-api.md PA-216. */
export async function makeTrend(channel: string, q: string): Promise<void> {
  const query = new URLSearchParams({ q });
  const address = provider(`/ch/${channel}/pages/search/sections/search-results/content?${query}`);
  for (let at = 1; at <= 5; at += 1) {
    const headers = {
      "x-provider-secret": providerSecret(),
      "x-viewer-ip": `198.51.${at}.1`,
      "x-viewer-user-agent": "Firefox",
    };
    // oxlint-disable-next-line no-await-in-loop -- one viewer after the other.
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  }
}
