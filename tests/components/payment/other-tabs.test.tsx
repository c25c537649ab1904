import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { FollowAccess } from "@/components/payment/follow-access";
import { ResumeButton } from "@/components/payment/session-button";
import { Confirmation } from "@/components/payment/confirmation";
import type { PaymentOutcome } from "@/lib/payment/outcome";
import { showUnlocked } from "@/lib/viewer/show-unlocked.browser";
import { renderSite } from "../support/render-site";
import { useDoor } from "../support/use-door";
import { press } from "../support/forms";

const door = useDoor();
const key = "mq_access";
const reload = vi.fn<() => void>();
const replace = vi.fn<(to: string) => void>();
const outcome: PaymentOutcome = { state: "done", action: "checkout", to: "/video/one" };

/** What the browser does in this tab when another one has written. */
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
])("a payment that is %s tells the other tabs: %s", (state, isTold) => {
  renderSite(<Confirmation sessionId="s1" known={{ ...outcome, state }} mobile={false} />);
  expect(localStorage.getItem(key) !== null).toBe(isTold);
});

it("a press that is done at once tells the other tabs, one that leads to a hosted page does not", async () => {
  renderSite(<ResumeButton paywall="all" mobile={false} />);
  door.answer("resume-subscription", 200, { to: "https://pay.example/r" });
  await press("Resume subscription");
  await screen.findByRole("status");
  expect(localStorage.getItem(key)).toBeNull();
  door.answer("resume-subscription", 200, {});
  renderSite(<ResumeButton paywall="all" mobile={false} />);
  await press("Resume subscription");
  await waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
});

it("prices that a film led to give way to the film when another tab has bought", () => {
  renderSite(<FollowAccess to="/video/one" />);
  newsFromOtherTab();
  expect(replace).toHaveBeenCalledExactlyOnceWith("/video/one");
  expect(reload).not.toHaveBeenCalled();
});

it("other pages of what was bought are loaded again, and only for such news", () => {
  renderSite(<FollowAccess />);
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "mq_list_change" })));
  expect(reload).not.toHaveBeenCalled();
  newsFromOtherTab();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  [["b"], [true, false]],
  [["*"], [false, false]],
  [[], [true, true]],
])("of what is paid for (%o) the cards lose their lock", (unlocked, shown) => {
  const { container } = renderSite(
    <>
      <span data-for-sale="a">locked</span>
      <span data-for-sale="b">locked</span>
    </>,
  );
  showUnlocked(unlocked);
  const badges = [...container.querySelectorAll("[data-for-sale]")];
  expect(badges.map((badge) => getComputedStyle(badge).display !== "none")).toEqual(shown);
});
