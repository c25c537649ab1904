import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { fillSignUp, linkTo, type Screen } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

/** Signs somebody new up in the web view, and gives the link that the mail brings. */
async function signUp(screen: Screen, email: string): Promise<string> {
  await fillSignUp(screen, email);
  await expect(screen.getByRole("heading", { name: "Check your email" })).toBeVisible();
  return linkTo(email);
}

test("the mail after signing up leads to the web view, and its confirmation is told", async ({
  page,
}) => {
  const { phone, show, expectTold } = await openSimulator(page);
  await show("/mobile/user/signUp");
  const link = await signUp(phone, "nora@demo.example");
  expect(link).toContain(site("demo", "/mobile/user/verify/?verify_token="));
  await show(link.slice(new URL(link).origin.length));
  await expectTold({ v: 1, type: "verification" });
  await expect(phone.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await phone.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expectTold({ v: 1, type: "navigate", url: "marquee-demo://user/signIn" });
});

test("in the phone's browser the confirmation opens the app by its deep link", async ({ page }) => {
  await page.goto(site("arena", "/mobile/user/signUp"));
  const link = await signUp(page, "nora@arena.example");
  // No browser of this machine knows the scheme, so its own protocol tells what was asked for.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const asked: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  await page.clock.install();
  await page.goto(link);
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in" });
  await expect(signIn).toHaveAttribute("href", "marquee-arena://user/signIn");
  await page.clock.fastForward(5_000);
  await expect.poll(() => asked).toContain("marquee-arena://user/signIn");
});
