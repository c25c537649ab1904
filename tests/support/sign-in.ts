import type { Page } from "playwright/test";
import { seededPassword } from "../../provider/seed/viewers/seeded-viewers.ts";

export type Credentials = { email: string; password: string };

/** A seeded viewer of a channel: `seeded("demo", "member")`. */
export function seeded(channel: string, name = "viewer"): Credentials {
  return { email: `${name}@${channel}.example`, password: seededPassword };
}

/**
 * Signs the page's browser in as a viewer of the site at `origin`, by the site's own API and without the form:
 * `await signIn(page, site("demo"), seeded("demo"))`. The page then shows an empty response of that site.
 */
export async function signIn(page: Page, origin: string, viewer: Credentials): Promise<void> {
  await page.goto(new URL("/api/health", origin).href);
  const status = await postFromPage(page, "sign-in", viewer);
  if (status !== 200) throw new Error(`Signing in as ${viewer.email} failed with ${status}.`);
}

/** Posts to the site's API as a script of the page does, and returns the HTTP status. */
export function postFromPage(page: Page, call: string, body: unknown = {}): Promise<number> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address, { method: "POST", headers, body: text })).status;
    },
    [`/api/${call}`, JSON.stringify(body)] as const,
  );
}
