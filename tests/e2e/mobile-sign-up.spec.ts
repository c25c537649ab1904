import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, readMailedLink, type Screen } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

/** Signs a new viewer up in the web view, and returns the link in the mail. */
async function signUp(screen: Screen, email: string): Promise<string> {
  await fillSignUp(screen, email);
  await expect(screen.getByRole("heading", { name: "Check your email" })).toBeVisible();
  return readMailedLink(email);
}

test("the mail's link after signing up opens the web view, and the confirmation is reported to the app", async ({
  page,
}) => {
  const { phone, show, expectMessage } = await openSimulator(page);
  await show("/mobile/user/signUp");
  const link = await signUp(phone, "nora@demo.example");
  expect(link).toContain(site("demo", "/mobile/user/verify/?verify_token="));
  await show(link.slice(new URL(link).origin.length));
  await expectMessage({ v: 1, type: "verification" });
  await expect(phone.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expectMessage({ v: 1, type: "navigate", url: "marquee-demo://user/signIn" });
});

test("in the phone's browser the confirmation opens the app by its deep link", async ({ page }) => {
  await page.goto(site("arena", "/mobile/user/signUp"));
  const link = await signUp(page, "nora@arena.example");
  // No browser of this machine knows the scheme, so the browser's protocol reports the requested URL.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const requested: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => requested.push(url));
  await page.clock.install();
  await page.goto(link);
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", "marquee-arena://user/signIn");
  await page.clock.fastForward(5_000);
  await expect.poll(() => requested).toContain("marquee-arena://user/signIn");
});
