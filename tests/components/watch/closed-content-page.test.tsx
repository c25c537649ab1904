import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ClosedContentPage } from "@/components/watch/closed-content-page";
import { paywallSchema } from "@/lib/contract/paywall";
import { loadTranslate } from "@/lib/pages/load-texts";
import { aChannel } from "../../support/samples";

const preview = { name: "Timber", description: "Light on wood." };
const offer = (token: string, amount: number, period: string) =>
  paywallSchema.parse({
    token,
    name: token,
    currency: "EUR",
    prices: [{ token: "p", price: amount, payment_period: period }],
  });

async function show(paywalls: ReturnType<typeof offer>[]): Promise<void> {
  const i18n = { t: await loadTranslate("en"), locale: "en" };
  const content = { token: "timber", preview, paywalls };
  render(<ClosedContentPage content={content} channel={aChannel()} i18n={i18n} />);
}

const links = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("BE-487 describes a paid film with its lowest price, and leads to prices and sign-in", async () => {
  await show([offer("membership", 799, "month"), offer("film", 450, "once")]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Timber");
  expect(screen.getByText("Light on wood.")).toBeDefined();
  expect(screen.getByText("From €4.50")).toBeDefined();
  expect(links()).toEqual([
    ["Choose how to watch", "/user/signIn"],
    ["Sign in", "/user/signIn#member"],
  ]);
});

it("BE-487 leads to sign-in where a film only requires an account", async () => {
  await show([]);
  expect(links()).toEqual([["Sign in", "/user/signIn"]]);
});
