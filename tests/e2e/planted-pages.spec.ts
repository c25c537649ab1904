import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { untilSaved, withoutNetwork } from "./support/saved.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ page }) => page.clock.install());

const barred = ["/user/signIn", "/%75ser/signIn", "/paywalls/", "/payment/confirm", "/error"];

/** Writes responses into every cache, as a malicious script of the page could. */
async function plant(page: Page, paths: string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const html = `<!DOCTYPE html><html lang="en"><body><h1>Planted</h1>
<form action="/search"><input type="password" aria-label="Password"></form>
<script>document.documentElement.dataset.ran = "1";</script>
<img src="/icons/none.png" onerror="document.documentElement.dataset.ran = '1'"></body></html>`;
    const headers = { "Content-Type": "text/html", "X-Saved-At": String(Date.now()) };
    const names = new Set(["mq-pages", "mq-own", "mq-shell", "mq-parts", ...(await caches.keys())]);
    for (const name of names) {
      const cache = await caches.open(name);
      for (const path of [...all, "/offline"])
        await cache.put(path, new Response(html, { headers }));
    }
  }, paths);
}

// docs/security.md SE-185
test("pages that a script plants in all caches are not shown where a viewer signs in or pays", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await page.goto(site("demo"));
  await untilSaved(page, "/");
  await plant(page, barred);
  await context.setOffline(true);
  for (const path of barred) {
    await page.goto(site("demo", path));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page.getByText("Planted")).toHaveCount(0);
  }
});

// docs/security.md SE-185
test("a planted page runs no script and reads no input where a saved page may be shown", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await page.goto(site("demo"));
  await untilSaved(page, "/");
  await plant(page, ["/"]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planted");
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByLabel("Password")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-ran");
});
