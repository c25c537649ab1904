import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { GiftList } from "@/components/account/purchases/gift-list";
import type { BoughtGift } from "@/lib/contract/gift";
import { useServer } from "../../../support/use-server";
import { press } from "../../support/forms";
import { renderSite } from "../../support/render-site";

const server = useServer();
const pageOf = (...data: BoughtGift[]) => ({
  data,
  paging: { page: 1, total_items: data.length },
});
const aGift = (more: Partial<BoughtGift> = {}): BoughtGift => ({
  id: "g1",
  paywall: { token: "all", name: "All films" },
  email: "ana@example.com",
  price: 999,
  currency: "EUR",
  status: "waiting",
  send_at: Date.parse("2030-02-14T10:00:00Z"),
  redeemed_at: undefined,
  ...more,
});

it.each<[Partial<BoughtGift>, string]>([
  [{}, "Will be sent on 14 February 2030"],
  [{ status: "sent" }, "Sent on 14 February 2030, not redeemed yet"],
  [
    { status: "redeemed", redeemed_at: Date.parse("2030-03-01T10:00:00Z") },
    "Redeemed on 1 March 2030",
  ],
  [{ status: "refunded" }, "Refunded"],
  [{ send_at: undefined }, "Not sent yet"],
])("shows a gift's recipient and state: %o", (more, text) => {
  renderSite(<GiftList first={pageOf(aGift(more))} />);
  const row = screen.getByRole("listitem");
  expect(screen.getByRole("heading", { name: "For ana@example.com" })).toBeDefined();
  expect(row.textContent).toContain("All films · €9.99");
  expect(screen.getByText(text)).toBeDefined();
});

it("gifts that cannot be loaded are requested again", async () => {
  server.use(http.get("*/api/gifts", () => HttpResponse.json(pageOf(aGift()))));
  renderSite(<GiftList first={undefined} />);
  await press("Try again");
  expect(await screen.findByText("For ana@example.com")).toBeDefined();
});
