import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
// Loaded here, so that the form is available when a test opens it.
import "@/components/gifts/gift-fields";
import { PriceForm } from "@/components/paywalls/price-form";
import type { Paywall } from "@/lib/contract/paywall";
import { aPaywall, aPrice, now } from "../../support/paywalls";
import { press, saidOf, type } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

const api = useSiteApi();
const giftPrice = (more: object = {}) => aPrice("monthly", { can_give: true, ...more });
const show = (paywall: Paywall = aPaywall({ prices: [giftPrice()] })) =>
  renderSite(<PriceForm paywalls={[paywall]} now={now} mobile={false} />);
const give = async () => {
  await user.click(screen.getByRole("checkbox", { name: "Give as a gift" }));
  await screen.findByLabelText("Recipient’s email");
};
const email = () => screen.getByLabelText("Recipient’s email");
const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const isoDay = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const part = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`;
};

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("location", { ...location, origin: location.origin, assign: vi.fn<() => void>() });
});

it("only a price that may be a gift is offered", async () => {
  show(aPaywall({ prices: [giftPrice(), aPrice("yearly", { payment_period: "year" })] }));
  await give();
  expect(email()).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "Yearly" }));
  expect(screen.queryByRole("checkbox", { name: "Give as a gift" })).toBeNull();
  expect(line("You get")).toBe("All films · Yearly");
});

it("a commitment as a gift is paid in full and never renews", async () => {
  show(
    aPaywall({
      prices: [],
      commitment_prices: [giftPrice({ price: 500, commitment_count: 6 })],
    }),
  );
  await give();
  expect(line("You give")).toBe("All films · 6 months");
  expect(line("Due today")).toBe("€30.00");
  expect(line("How to leave")).toBe("Nothing to cancel: a gift never renews.");
  expect(screen.queryByText("Total you commit to")).toBeNull();
});

it("the checkout of gifts gets recipient, message and no day for today", async () => {
  api.respond("gift-checkout", 200, { to: "https://pay.example/g1" });
  show();
  await give();
  await user.type(email(), "ana@example.com");
  await user.type(screen.getByLabelText("Message (optional)"), "Sail{Enter}well");
  await press("Continue to payment");
  await screen.findByText("Taking you to the payment page…");
  expect(api.sent.map(([call]) => call)).toEqual(["gift-checkout"]);
  const [body] = api.bodies();
  expect(body).toMatchObject({
    email: "ana@example.com",
    message: "Sail\nwell",
    shown: { currency: "EUR", total: 999 },
    key: expect.any(String),
  });
  expect(body).not.toHaveProperty("send_on");
});

it("a later day is sent as in the viewer's calendar", async () => {
  api.respond("gift-checkout", 503, { code: 503 });
  show();
  await give();
  await user.type(email(), "ana@example.com");
  await type("Send on", isoDay(40));
  await press("Continue to payment");
  await waitFor(() => expect(api.bodies()).toMatchObject([{ send_on: isoDay(40) }]));
});

it("the message has a counter, and ends at its limit", async () => {
  show();
  await give();
  const message = screen.getByLabelText("Message (optional)");
  await user.type(message, "Hello");
  expect(saidOf(message)).toEqual(["5 of 500 characters"]);
  expect(message.getAttribute("maxlength")).toBe("500");
});

it.each([
  ["", isoDay(0), "Recipient’s email", "This field is required"],
  ["ana", isoDay(0), "Recipient’s email", "Enter a valid email address."],
  ["ana@example.com", isoDay(-1), "Send on", "Choose a day from today to a year from now."],
  ["ana@example.com", isoDay(370), "Send on", "Choose a day from today to a year from now."],
  ["ana@example.com", "soon", "Send on", expect.stringMatching(/^Enter a date like/)],
])("%j and %j move the focus to the invalid field", async (address, day, label, text) => {
  show();
  await give();
  if (address) await user.type(email(), address);
  await type("Send on", day);
  await press("Continue to payment");
  const field = screen.getByLabelText(label);
  await expectFocus(field);
  expect(saidOf(field)).toContainEqual(text);
  expect(api.sent).toEqual([]);
});

it("the provider's error is shown at its field", async () => {
  api.respond("gift-checkout", 422, { code: 422, fields: { email: "Unknown mailbox." } });
  show();
  await give();
  await user.type(email(), "ana@example.com");
  await press("Continue to payment");
  await expectFocus(email);
  expect(saidOf(email())).toContain("Unknown mailbox.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("a viewer who returns without having paid finds the typed values, at their price", async () => {
  api.respond("gift-checkout", 200, { to: "https://pay.example/g1" });
  const paywall = aPaywall({ prices: [aPrice("yearly", { payment_period: "year" }), giftPrice()] });
  const { unmount } = show(paywall);
  await user.click(screen.getByRole("radio", { name: "Monthly" }));
  await give();
  await user.type(email(), "ana@example.com");
  await user.type(screen.getByLabelText("Message (optional)"), "Sail well");
  await type("Send on", isoDay(40));
  await press("Continue to payment");
  await screen.findByText("Taking you to the payment page…");
  unmount();
  show(paywall);
  await screen.findByLabelText("Recipient’s email");
  expect(screen.getByRole("radio", { name: "Monthly", checked: true })).toBeDefined();
  expect(email()).toHaveProperty("value", "ana@example.com");
  const message = screen.getByLabelText("Message (optional)");
  expect(message).toHaveProperty("value", "Sail well");
  expect(saidOf(message)).toEqual(["9 of 500 characters"]);
  await press("Continue to payment");
  await waitFor(() => expect(api.bodies().at(-1)).toMatchObject({ send_on: isoDay(40) }));
});
