import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ReloadOnAccessChange } from "@/components/payment/reload-on-access-change";
import { ResumeSubscriptionButton } from "@/components/payment/hosted-page-button";
import { PaymentConfirmation } from "@/components/payment/payment-confirmation";
import type { PaymentOutcome } from "@/lib/payment/payment-outcome";
import { hideUnlockedLocks } from "@/lib/viewer/hide-unlocked-locks.browser";
import { renderSite } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { press } from "../support/forms";

const api = useSiteApi();
const key = "mq_access";
const reload = vi.fn<() => void>();
const replace = vi.fn<(to: string) => void>();
const outcome: PaymentOutcome = { state: "done", action: "checkout", to: "/video/one" };

/** The event that the browser fires in this tab when another one has written. */
const newsFromOtherTab = () => act(() => void dispatchEvent(new StorageEvent("storage", { key })));

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  replace.mockReset();
  vi.stubGlobal("location", { ...location, reload, replace, assign: vi.fn<() => void>() });
});

it.each<[PaymentOutcome["state"], boolean]>([
  ["done", true],
  ["notPaid", false],
  ["processing", false],
])("a payment that is %s notifies the other tabs: %s", (state, isNotified) => {
  renderSite(<PaymentConfirmation sessionId="s1" known={{ ...outcome, state }} mobile={false} />);
  expect(localStorage.getItem(key) !== null).toBe(isNotified);
});

it("an action that is done at once notifies the other tabs, a link to a hosted page does not", async () => {
  renderSite(<ResumeSubscriptionButton paywall="all" mobile={false} />);
  api.respond("resume-subscription", 200, { to: "https://pay.example/r" });
  await press("Resume subscription");
  await screen.findByRole("status");
  expect(localStorage.getItem(key)).toBeNull();
  api.respond("resume-subscription", 200, {});
  renderSite(<ResumeSubscriptionButton paywall="all" mobile={false} />);
  await press("Resume subscription");
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
});

it("prices of a film are replaced by the film when another tab has bought it", () => {
  renderSite(<ReloadOnAccessChange to="/video/one" />);
  newsFromOtherTab();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/video/one");
  expect(reload).not.toHaveBeenCalled();
});

it("other pages of the bought content are reloaded, and only after a purchase", () => {
  renderSite(<ReloadOnAccessChange />);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_list_change" })));
  expect(reload).not.toHaveBeenCalled();
  newsFromOtherTab();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  [["b"], [true, false]],
  [["*"], [false, false]],
  [[], [true, true]],
])("cards of paid contents (%o) lose their lock", (unlocked, shown) => {
  const { container } = renderSite(
    <>
      <span data-for-sale="a">locked</span>
      <span data-for-sale="b">locked</span>
    </>,
  );
  hideUnlockedLocks(unlocked);
  const badges = [...container.querySelectorAll("[data-for-sale]")];
  expect(badges.map((badge) => getComputedStyle(badge).display !== "none")).toEqual(shown);
});
