import { randomUUID } from "node:crypto";
import type { FrameLocator, Page } from "playwright/test";
import { provider, site } from "../../support/addresses.ts";
import { consoleApi } from "../../support/console-api.ts";
import { expect } from "../../support/journey.ts";
import { seeded } from "../../support/sign-in.ts";
import { waitForHydration } from "./hydrated.ts";

/** The e-mail address of a seeded viewer: `emailOf("member", "lumen")`. */
export const emailOf = (name: string, channel = "demo") => seeded(channel, name).email;

/** The password of the seeded viewers, and of new viewers. */
export const { password } = seeded("demo");

/** The page after a new viewer's first sign-in: every seeded channel has a registration question. */
export const welcomePath = "/user/userRegistration";

/** An e-mail address that is not in use yet. */
export const newEmail = () => `${randomUUID().slice(0, 8)}@viewers.example`;

/** A new viewer for a test that changes data. The e-mail address is confirmed. */
export async function createViewer(channel = "demo"): Promise<string> {
  const email = newEmail();
  const origin = site(channel, "").replace(/\/$/, "");
  const vfchost = new URL(origin).host;
  const body = { email, password, first_name: "Nora", last_name: "Newman", vfchost };
  await post(`/channel/${channel}/signup`, { ...body, success_url: `${origin}/user/verify/` });
  const token = new URL(await readMailedLink(email)).searchParams.get("verify_token");
  await post(`/channel/${channel}/users/${token}/verification`, {});
  return email;
}

/** The URL in the newest mail to an e-mail address. */
export async function readMailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await consoleApi.mails(email)).mails[0]?.links[0];
      return link;
    })
    .toBeTruthy();
  return link ?? "";
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(provider(path), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** A page, or the frame of the simulator's phone. */
export type Screen = Page | FrameLocator;

/** The form of the page, without the header's links of the same names. */
export function form(screen: Screen) {
  const main = screen.getByRole("main");
  return {
    main,
    email: main.getByLabel("Email", { exact: true }),
    password: main.getByLabel("Password", { exact: true }),
    alert: main.getByRole("alert"),
    press: (name: string) => main.getByRole("button", { name, exact: true }).click(),
  };
}

/** Opens a form and waits until it is hydrated. */
export async function openForm(page: Page, path: string, channel = "demo") {
  const response = await page.goto(site(channel, path));
  await waitForHydration(page, page.getByRole("main"));
  await expect(page.getByRole("main").locator("[type=submit]:disabled")).toHaveCount(0);
  return { ...form(page), status: response?.status() };
}

/** Fills in the sign-in form and submits it. A page of prices has it behind a link. */
export async function fillSignIn(screen: Screen, email: string, secret = password): Promise<void> {
  const { main, email: address, password: field, press } = form(screen);
  const link = main.getByRole("link", { name: "Sign in", exact: true });
  await link.or(address).first().waitFor();
  if (await link.isVisible()) await link.click();
  await address.fill(email);
  await field.fill(secret);
  await press("Sign in");
}

export async function fillSignUp(screen: Screen, email: string, secret = password): Promise<void> {
  const { main, password: field, email: address, press } = form(screen);
  await main.getByLabel("First name").fill("Nora");
  await main.getByLabel("Last name").fill("Newman");
  await address.fill(email);
  await field.fill(secret);
  await press("Sign up");
}

/** Signs in by the form. The browser then shows the home page, or the page that requested the sign-in. */
export async function signInByForm(page: Page, email: string, channel = "demo"): Promise<void> {
  await openForm(page, "/user/signIn", channel);
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname !== "/user/signIn");
}
