import type { Page } from "playwright";

/** Goes to a path as a link of the page would, without a load, until the page there has its heading. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((address) => address.pathname === path, { waitUntil: "commit" });
  await page.locator("main h1").first().waitFor({ state: "attached" });
}
