import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hasRowFilters } from "../../../lib/contract/row-layout.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { sectionItemSchema, sectionItemsSchema } from "../../../lib/contract/sections.ts";
import { toCardView } from "../../../lib/sections/card-view.ts";
import { getNextPageNumber, toSectionView } from "../../../lib/sections/section-view.ts";
import { aSection } from "../../support/samples.ts";

function item(more: object = {}) {
  return { token: "a", type: "video", input: { name: "A" }, ...more };
}

function items(data: object[], paging?: object) {
  return parseResponse(sectionItemsSchema, { data, paging }).value;
}

describe("a card", () => {
  test.each([
    ["a video", item({ token: "blue hour" }), "/video/blue%20hour"],
    ["a page", item({ type: "page", url: "nature/lakes" }), "/pages/nature%2Flakes"],
    ["a page without a url", item({ type: "page" }), "/pages/a"],
    ["a paywall", item({ type: "paywall" }), "/paywalls/a"],
  ])("of %s links to it", (_kind, raw, href) => {
    expect(toCardView(parseResponse(sectionItemSchema, raw).value).href).toBe(href);
  });

  test("has no empty fields", () => {
    const card = toCardView(parseResponse(sectionItemSchema, item({ access: "free" })).value);
    expect(card).toEqual({ token: "a", kind: "video", href: "/video/a", title: "A" });
  });

  test.each([
    ["of its series", { series: { name: "Tides", episode: 3 } }, "Tides"],
    ["that the page gives it", {}, "Untitled"],
  ])("without a name has that %s", (_claim, input, title) => {
    const raw = parseResponse(sectionItemSchema, item({ input })).value;
    expect(toCardView(raw, { untitled: "Untitled" }).title).toBe(title);
  });

  test("has the cancellation of its event", () => {
    const input = { stream_state: "scheduled", start_time: 5, cancelled: true };
    const card = toCardView(parseResponse(sectionItemSchema, item({ input })).value);
    expect(card).toMatchObject({ state: "cancelled", startTime: 5 });
  });

  test("has the progress of its viewer", () => {
    const raw = item({ progress: { current_time_s: 30, duration_s: 120 } });
    const card = toCardView(parseResponse(sectionItemSchema, raw).value);
    expect(card.progress).toEqual({ time: 30, duration: 120 });
  });
});

describe("the account badge", () => {
  const itemsResponse = () =>
    items([item({ access: "signed_in" }), item({ token: "b", access: "paid" })]);

  test.each([
    ["is shown when an account is required", false, ["sign_in", "paywall"]],
    [
      "is not shown on a channel where all contents require an account",
      true,
      [undefined, "paywall"],
    ],
  ])("%s", (_claim, forced, expected) => {
    const view = toSectionView(aSection(), { items: itemsResponse(), forced });
    expect(view.items.map(({ access }) => access)).toEqual(expected);
  });
});

describe("the next page", () => {
  test.each([
    [
      "exists while the size times the page is less than the total",
      2,
      { page: 1, page_size: 2, total_items: 3 },
      0,
      2,
    ],
    [
      "does not exist where they are equal",
      2,
      { page: 2, page_size: 2, total_items: 4 },
      2,
      undefined,
    ],
    [
      "without a size exists while fewer items than the total were received",
      2,
      { page: 2, total_items: 5 },
      2,
      3,
    ],
    [
      "without a size does not exist when all were received",
      2,
      { page: 2, total_items: 4 },
      2,
      undefined,
    ],
    ["is the pending one", 2, { page: 1, total_items: 2, pending_page: 2 }, 0, 2],
    ["is no earlier one", 2, { page: 2, total_items: 4, pending_page: 1 }, 2, undefined],
    [
      "is pending after a page that is not empty",
      0,
      { page: 1, total_items: 9, pending_page: 2 },
      0,
      undefined,
    ],
    ["never follows an empty page", 0, { page: 2, page_size: 2, total_items: 9 }, 2, undefined],
  ])("%s", (_claim, count, paging, have, expected) => {
    const data = Array.from({ length: count }, (_, n) => item({ token: `t${n}` }));
    expect(getNextPageNumber(items(data, paging), have)).toBe(expected);
  });
});

describe("a row with filters", () => {
  const facets = [{ param: "metadata.topic", values: [{ value: "Lakes", count: 1 }] }];
  const withFacets = () =>
    parseResponse(sectionItemsSchema, { data: [item()], paging: { total_items: 9 }, facets }).value;
  const style = { showFilters: true };

  test("has its facets and its total", () => {
    const row = toSectionView(aSection({ style, layout: "grid" }), { items: withFacets() });
    expect(row).toMatchObject({ showFilters: true, facets, total: 9 });
    expect(hasRowFilters(row)).toBe(true);
  });

  test.each([
    ["its setting", {}, withFacets],
    ["a grid or list", { style, layout: "carousel" }, withFacets],
    ["facets", { style, layout: "grid" }, () => items([item()])],
    ["contents that its owner chose", { style, layout: "grid", role: "live" }, withFacets],
  ])("has no controls without %s", (_, more, response) => {
    expect(hasRowFilters(toSectionView(aSection(more), { items: response() }))).toBe(false);
  });
});

describe("a row", () => {
  test("contains a token once", () => {
    const row = toSectionView(aSection(), { items: items([item(), item(), item({ token: "b" })]) });
    expect(row.items.map((card) => card.token)).toEqual(["a", "b"]);
  });

  test("that failed has the error and is empty", () => {
    const error = { code: 429, message: "Slowly" };
    expect(toSectionView(aSection(), { error })).toMatchObject({ error, items: [] });
  });

  test("selects the first tab when none is named", () => {
    const tabs = [{ token: "t1", name: "All" }];
    expect(toSectionView(aSection({ tabs }), {}).selectedTab).toBe("t1");
  });

  test("of days has the day on which it was created", () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 23, 59) });
    onTestFinished(() => void vi.useRealTimers());
    const { today } = toSectionView(aSection({ layout: "schedule" }), {});
    expect(today).toBe(Date.UTC(2026, 10, 26));
    expect(toSectionView(aSection(), {})).not.toHaveProperty("today");
  });

  test("hides its title when the owner sets this", () => {
    const section = aSection({ name: "Row", style: { showTitle: false } });
    expect(toSectionView(section, {})).not.toHaveProperty("name");
  });

  test.each([
    ["watch_list", "watch_list"],
    ["continue_watching", "continue_watching"],
    ["content", undefined],
  ])("with the role %s is personal: %s", (role, personal) => {
    expect(toSectionView(aSection({ role }), {}).personal).toBe(personal);
  });

  test.each([
    [true, true],
    [false, undefined],
  ])("whose live update the owner sets to %s has the value %s", (liveUpdate, expected) => {
    expect(toSectionView(aSection({ style: { liveUpdate } }), {}).liveUpdate).toBe(expected);
  });
});

test.each([
  ["one month", { payment_period: "month" }, "month"],
  ["three months", { payment_period: "month", payment_period_interval_count: 3 }, undefined],
  ["good", { payment_period: "once" }, undefined],
] as const)(
  "the lowest price of an offer that is paid for %s has this period",
  (_, interval, period) => {
    const dear = { token: "dear", price: 999, payment_period: "week" };
    const cheap = { token: "cheap", price: 690, ...interval };
    const offer = {
      token: "all",
      name: "All",
      currency: "EUR",
      prices: [dear, cheap],
      commitment_prices: [],
    };
    const item = sectionItemSchema.parse({ token: "all", type: "paywall", paywall: offer });
    expect(toCardView(item).price).toEqual({
      amount: "6.90",
      currency: "EUR",
      ...(period && { period }),
    });
  },
);
