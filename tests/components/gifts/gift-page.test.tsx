import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { GiftPage } from "@/components/gifts/gift-page";
import type { Gift } from "@/lib/contract/gift";
import type { GiftModel } from "@/lib/pages/load-gift";
import { aPaywall, aSubscription } from "../../support/paywalls";
import { expectHeading, press } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";

const api = useSiteApi();
const aGift = (more: Partial<Gift> = {}): Gift => ({
  paywall: { token: "all", name: "All films" },
  from: "Vera",
  message: "Sail well",
  status: "sent",
  payment_period: "month",
  count: 3,
  is_own: false,
  ...more,
});
const show = (more: Partial<GiftModel> = {}, mobile = false) => {
  const paywall = aPaywall({ description: "Every film." });
  const model = { code: "a-code", gift: aGift(), paywall, signedIn: true, ...more };
  return renderSite(<GiftPage model={model} paywallId="all" mobile={mobile} />);
};
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

it("shows the giver, the message, what it opens and for how long", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Vera has a gift for you" })).toBeDefined();
  expect(screen.getByText("Sail well").closest("blockquote")).not.toBeNull();
  const what = screen.getByText("All films").parentElement;
  expect(what?.textContent).toBe("All films · 3 monthsEvery film.");
});

it("is shown without a giver's name, a message or an end", () => {
  const gift = aGift({ from: undefined, message: undefined, payment_period: undefined });
  show({ gift, paywall: undefined });
  expect(screen.getByRole("heading", { level: 1, name: "A gift for you" })).toBeDefined();
  expect(screen.getByText("All films").parentElement?.textContent).toBe("All films · for good");
  expect(screen.queryByRole("blockquote")).toBeNull();
});

it("is redeemed by one press, even if it is repeated, and shows what is open until when", async () => {
  const paywall = { token: "all", name: "All films" };
  api.respond("redeem-gift", 200, { paywall, ends_at: Date.parse("2030-05-01T12:00:00Z") });
  show();
  await user.dblClick(screen.getByRole("button", { name: "Redeem gift" }));
  await expectHeading("All films is yours");
  expect(screen.getByText("You can watch until 1 May 2030. Nothing renews.")).toBeDefined();
  expect(linkTo("Watch now")).toBe("/");
  expect(api.sent).toMatchObject([["redeem-gift", { code: "a-code", key: expect.any(String) }]]);
});

it("offers sign-up and sign-in to a signed-out visitor, in the web view of the app too", () => {
  show({ signedIn: false }, true);
  expect(linkTo("Sign up")).toBe("/mobile/user/signUp");
  expect(linkTo("Sign in")).toBe("/mobile/user/signIn");
  expect(screen.queryByRole("button", { name: "Redeem gift" })).toBeNull();
});

it.each<[string, Partial<GiftModel>, string, string, string]>([
  [
    "that was redeemed",
    { gift: aGift({ status: "redeemed" }) },
    "This gift has been redeemed",
    "My account",
    "/user/account",
  ],
  [
    "from the viewer",
    { gift: aGift({ is_own: true }) },
    "This gift is from you",
    "My account",
    "/user/account",
  ],
  [
    "that is none",
    { gift: undefined },
    "There is no gift behind this link",
    "Choose how to watch",
    "/paywalls/all",
  ],
])("a gift %s shows its state, with a link and no button", (_, more, title, link, href) => {
  show(more);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(linkTo(link)).toBe(href);
  expect(screen.queryByRole("button", { name: "Redeem gift" })).toBeNull();
});

it("shows a viewer that they have the content already before redeeming", () => {
  show({ owned: aSubscription() });
  expect(screen.getByRole("status").textContent).toContain("You already have All films.");
  expect(screen.getByRole("button", { name: "Redeem gift" })).toBeDefined();
});

it.each([
  [410, "GIFT_USED", "This gift has been redeemed"],
  [409, "OWN_GIFT", "You bought it for somebody else."],
  [503, "", "our side isn’t responding"],
])("a press that is rejected with %i %s shows the reason", async (code, detail, text) => {
  api.respond("redeem-gift", code, { code, detail });
  show();
  await press("Redeem gift");
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});

it("its buyer can copy the link", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  show({ gift: aGift({ is_own: true }) });
  await press("Send the link");
  expect(await navigator.clipboard.readText()).toBe(location.href);
});
