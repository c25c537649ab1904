import type { Page } from "playwright";
import { benchChannelOrigin } from "./bench-context.ts";

export const benchCredentials = { email: "viewer@bench.example", password: "a bench's password" };

/** Signs the browser of a page in, without a form. The page is on the channel then. */
export async function openChannelAndSignIn(page: Page): Promise<void> {
  await page.goto(`${benchChannelOrigin("bench")}/user/signIn`);
  await signInCurrentPage(page);
}

/** The same from a page that is on the channel already. */
export async function signInCurrentPage(page: Page): Promise<void> {
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const { ok } = await fetch("/api/sign-in", { method: "POST", headers, body });
    if (!ok) throw new Error("the sign-in was refused");
  }, JSON.stringify(benchCredentials));
}
