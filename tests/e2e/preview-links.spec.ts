import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { signPass } from "../../lib/contract/signed-pass.ts";
import { providerConsole, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sitePort } from "../support/ports.ts";
import { sendRequest } from "./support/send-request.ts";

const lesson = "A landscape that sings";
const path = "/video/a-landscape-that-sings";

/** Creates a link in the console, as an owner does. */
async function linkTo(page: Page, title: string): Promise<string> {
  await page.goto(providerConsole("/console/previews?channel=academy"));
  const option = page.getByRole("option", { name: new RegExp(`^${title}`) }).first();
  await page.getByLabel("Page").selectOption(await option.getAttribute("value"));
  await page.getByRole("button", { name: "Make a link" }).click();
  await expect(page.getByRole("heading", { name: `Link to ${title}` })).toBeVisible();
  return String(await page.getByRole("link", { name: "Open the link" }).getAttribute("href"));
}

/** A pass signed with the secret that site and provider of this stack share. */
function passUntil(endsAt: number): string {
  const file = new URL(`../../.cache/test-data-${sitePort}/provider-secret`, import.meta.url);
  const secret = process.env.PROVIDER_SECRET || readFileSync(file, "utf8").trim();
  return signPass(secret, { purpose: "preview", channel: "academy", what: path }, endsAt);
}

// docs/security.md SE-145
test("a preview link shows its page without an account, and no other page", async ({
  page,
  browser,
}) => {
  const link = await linkTo(page, lesson);
  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(site("academy", path));
  await expect(guest).toHaveURL(site("academy", "/user/signIn"));

  const shown = guest.waitForResponse(site("academy", path));
  await guest.goto(link);
  await expect(guest).toHaveURL(site("academy", path));
  const headers = (await shown).headers();
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  await expect(guest.getByRole("heading", { level: 1, name: lesson })).toBeVisible();
  await expect(guest.getByRole("status", { name: "Preview" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Play" }).first()).toBeVisible();
  const names = (await guests.cookies()).map(({ name }) => name);
  expect(names).toContain("mq_preview");
  expect(names).not.toContain("mq_session");

  await guest.reload();
  await expect(guest.getByRole("heading", { level: 1, name: lesson })).toBeVisible();
  await guest.goto(site("academy", "/user/account"));
  await expect(guest).toHaveURL(site("academy", "/user/signIn"));
  await guests.close();
});

test("a preview link of one channel opens nothing on a published channel", async () => {
  const pass = passUntil(Date.now() + 60_000);
  const { status, headers } = await sendRequest("arena", { path: `/?preview=${pass}` });
  expect([status, headers.location]).toEqual([307, site("arena")]);
  const lines = headers["set-cookie"]?.join() ?? "";
  expect(lines).not.toContain("mq_preview=");
});

// docs/security.md SE-145
test("a previewed page is cached for no other viewer", async () => {
  const response = await sendRequest("academy", {
    path: `${path}?preview=${passUntil(Date.now() + 60_000)}`,
  });
  expect(response.status).toBe(307);
  expect(response.headers["referrer-policy"]).toBe("no-referrer");
  const [cookie = ""] = /mq_preview=[^;]+/.exec(response.headers["set-cookie"]?.join() ?? "") ?? [];
  const preview = await sendRequest("academy", { path, headers: { cookie } });
  expect([preview.status, preview.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect((await sendRequest("academy", { path })).status).toBe(307);
  const altered = cookie.replace(/.(?=.{60}$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect((await sendRequest("academy", { path, headers: { cookie: altered } })).status).toBe(307);
});
