import { expect } from "vitest";
import { site } from "../../support/addresses.ts";
import { type Credentials, seeded } from "../../support/sign-in.ts";
import { click, fill } from "./elements.ts";
import type { Tab } from "./tab.ts";

export const addressOf = (tab: Tab): Promise<string> => tab.run(() => location.href);

/** Fills in the sign-in page that the tab shows, or will show. */
export async function signIn(tab: Tab, { email, password }: Credentials): Promise<void> {
  await fill(tab, "Email", email);
  await fill(tab, "Password", password);
  await click(tab, "button", "Sign in", { within: "main" });
}

/** Posts to the site's API as a script of the page does. */
export async function post(tab: Tab, call: string, body: unknown): Promise<void> {
  const status = await tab.run(
    async (address, text) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: text })).status;
    },
    `/api/${call}`,
    JSON.stringify(body),
  );
  expect(status).toBe(200);
}

/** Signs a new viewer's tab in without the form. The tab then shows a page of the site without scripts. */
export async function openSignedIn(tab: Tab, channel: string): Promise<void> {
  await tab.open(site(channel, "/api/health"));
  await post(tab, "sign-in", seeded(channel));
}

/** Makes a page mark its root element when the browser has restored it from its back/forward cache. */
async function watchRestoring(tab: Tab): Promise<void> {
  await tab.run(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.toggleAttribute("data-restored", persisted);
    });
  });
}

/** Opens another page once this one has no pending requests: browsers do not cache a page that still loads. */
export async function navigateAway(tab: Tab, address: string): Promise<void> {
  await tab.calm();
  await watchRestoring(tab);
  await tab.open(address);
}

/** Goes back to the previous page. True when the browser restored it from its cache, false when it was loaded. */
export async function goBack(tab: Tab): Promise<boolean> {
  const address = await addressOf(tab);
  await tab.run(() => void setTimeout(() => history.back()));
  await expect.poll(() => addressOf(tab).catch(() => address)).not.toBe(address);
  let isRestored = false;
  await expect
    .poll(async () => {
      const page = await tab.run(() => ({
        state: document.readyState,
        isRestored: document.documentElement.hasAttribute("data-restored"),
      }));
      ({ isRestored } = page);
      return page.state;
    })
    .toBe("complete");
  return isRestored;
}
