import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PriceChoiceBeforeSignIn } from "@/components/account/sign-in/price-choice-before-sign-in";
import { aPaywall, aPrice } from "../../../support/paywalls";
import { i18n, renderSite } from "../../support/render-site";
import { useSiteApi } from "../../support/use-site-api";
import { user } from "../../support/user";

const api = useSiteApi();
const offered = aPaywall({
  prices: [
    aPrice("monthly"),
    aPrice("yearly", { price: 9_900, payment_period: "year" }),
    aPrice("single", { price: 450, payment_period: "once" }),
  ],
  commitment_prices: [aPrice("bound", { price: 799, commitment_count: 12 })],
});

const show = (more: object = {}) =>
  renderSite(
    <PriceChoiceBeforeSignIn
      paywalls={[offered]}
      order={undefined}
      remembered={undefined}
      signUp="/user/signUp"
      i18n={i18n}
      {...more}
    />,
  );
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const names = () =>
  screen.getAllByRole<HTMLInputElement>("radio").map(({ labels }) => labels?.[0]?.textContent);

describe("the prices above a sign-in form", () => {
  it("are a form that passes the choice to sign-up without a script", () => {
    show();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sign up and continue" });
    expect(button.form?.method).toBe("get");
    expect(button.form?.getAttribute("action")).toBe("/user/signUp");
    expect(button.form && Object.fromEntries(new FormData(button.form))).toEqual({
      price: "all/monthly",
    });
  });

  it("show amount, period and terms, and a commitment in bold", () => {
    show();
    const group = within(screen.getByRole("group", { name: "All films" }));
    const bound = group.getByRole("radio", { name: "Monthly, with commitment" });
    const row = bound.parentElement;
    expect(row?.textContent).toContain("€7.99 a month");
    expect(row?.textContent).toContain("12 payments minimum. Total you commit to: €95.88");
    expect(within(row ?? document.body).getByText("12 payments minimum.").tagName).toBe("B");
    expect(radio("One-time").parentElement?.textContent).toContain("You pay once.");
  });

  it("have the channel's preselected price first chosen, in the provider's order", () => {
    show({ order: { once: -1 } });
    expect(names()).toEqual(["Monthly", "Monthly, with commitment", "Yearly", "One-time"]);
    expect(radio("One-time").checked).toBe(true);
  });

  it("preserve the earlier choice, unless it is no longer offered", () => {
    const { unmount } = show({ remembered: "all/yearly" });
    expect(radio("Yearly").checked).toBe(true);
    unmount();
    show({ remembered: "all/free" });
    expect(radio("Monthly").checked).toBe(true);
  });

  it("save another choice at once, for every sign-in method", async () => {
    api.respond("remember-price", 200);
    show();
    await user.click(radio("Yearly"));
    await waitFor(() => expect(api.sent).toEqual([["remember-price", { price: "all/yearly" }]]));
  });

  it("have no button where accounts are created elsewhere", () => {
    show({ signUp: undefined });
    expect(screen.queryByRole("button")).toBeNull();
    expect(radio("Monthly").checked).toBe(true);
  });
});
