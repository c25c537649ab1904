import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { CancelSubscriptionForm } from "@/components/payment/cancel-subscription-form";
import { SubscriptionEnded } from "@/components/payment/subscription-ended";
import { aPrice, aSubscription } from "../../support/paywalls";
import { expectHeading, press } from "../support/forms";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";

const api = useSiteApi();
const offers = [
  { kind: "pause" as const, months: [1, 3], price: undefined },
  {
    kind: "switch" as const,
    months: undefined,
    price: aPrice("yearly", { price: 9_900, payment_period: "year" }),
  },
];

it("cancels with one press and without a reason, and shows until when access lasts", async () => {
  api.respond("cancel-subscription", 200, {});
  renderSite(<CancelSubscriptionForm subscription={aSubscription()} mobile={false} />);
  expect(screen.getByText(/If you cancel now, it ends on 28 February 2030/)).toBeDefined();
  await press("Cancel subscription");
  await expectHeading("Your subscription is cancelled");
  expect(screen.getByText("All films stays open to you until 28 February 2030.")).toBeDefined();
  expect(api.bodies()).toEqual([
    { paywall: "all", mobile: false, key: expect.stringMatching(/^[\w-]{32,36}$/) },
  ]);
});

it("sends the chosen reason", async () => {
  api.respond("cancel-subscription", 200, {});
  renderSite(<CancelSubscriptionForm subscription={aSubscription()} mobile />);
  await user.click(screen.getByRole("radio", { name: "It costs too much" }));
  await press("Cancel subscription");
  await waitFor(() => expect(api.bodies()).toMatchObject([{ reason: "price", mobile: true }]));
});

it("has a link back that changes nothing", () => {
  renderSite(<CancelSubscriptionForm subscription={aSubscription()} mobile />);
  const backLink = screen.getByRole("link", { name: "Keep subscription" });
  expect(backLink.getAttribute("href")).toBe("/mobile/user/account");
});

it("pauses for the chosen number of months", async () => {
  api.respond("pause-subscription", 200, {});
  renderSite(<CancelSubscriptionForm subscription={aSubscription({ offers })} mobile={false} />);
  const pauses = within(screen.getByRole("group", { name: "Take a pause" }));
  expect(pauses.getByRole("radio", { name: "1 month", checked: true })).toBeDefined();
  await user.click(pauses.getByRole("radio", { name: "3 months" }));
  await press("Pause for 3 months");
  await expectHeading("Your subscription is paused");
  expect(api.bodies()).toMatchObject([{ paywall: "all", months: 3 }]);
});

it("links to the page of other prices", () => {
  renderSite(<CancelSubscriptionForm subscription={aSubscription({ offers })} mobile />);
  const change = screen.getByRole("link", { name: "Change plan" });
  expect(change.getAttribute("href")).toBe("/mobile/payment/all/change");
});

it("offers the alternatives below the cancellation, by one button each", () => {
  renderSite(<CancelSubscriptionForm subscription={aSubscription({ offers })} mobile={false} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Cancel subscription",
    "Pause for 1 month",
  ]);
});

it("shows why a change was rejected, and stays", async () => {
  api.respond("pause-subscription", 409, { code: 409, detail: "NOT_OFFERED" });
  renderSite(<CancelSubscriptionForm subscription={aSubscription({ offers })} mobile={false} />);
  await press("Pause for 1 month");
  expect((await screen.findByRole("alert")).textContent).toContain("This isn’t possible");
});

it("shows that the subscription is cancelled already, and how to resume it", async () => {
  api.respond("resume-subscription", 503, { code: 503 });
  const ended = aSubscription({
    status: "cancelled",
    ends_at: Date.parse("2030-02-28T12:00:00Z"),
    can_cancel: false,
    can_resume: undefined,
  });
  renderSite(<SubscriptionEnded subscription={ended} isResumable mobile={false} />);
  expect(screen.getByRole("heading", { name: "Your subscription is cancelled" })).toBeDefined();
  await press("Resume subscription");
  await screen.findByRole("alert");
  expect(api.bodies()).toMatchObject([{ paywall: "all" }]);
});

it("shows that there is nothing to cancel", () => {
  renderSite(<SubscriptionEnded subscription={null} isResumable={false} mobile={false} />);
  expect(screen.getByRole("heading").textContent).toContain("no subscription to cancel");
  expect(screen.getByRole("link", { name: "My account" })).toBeDefined();
});
