import { describe, expect, test } from "vitest";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import { sectionItem, sectionItems } from "../../../lib/contract/sections.ts";
import { toCardView } from "../../../lib/sections/card-view.ts";
import { nextPageOf, toSectionView } from "../../../lib/sections/section-view.ts";
import { aSection } from "../../support/samples.ts";

function item(more: object = {}) {
  return { token: "a", type: "video", input: { name: "A" }, ...more };
}

function items(data: object[], paging?: object) {
  return parseAnswer(sectionItems, { data, paging }).value;
}

describe("a card", () => {
  test.each([
    ["a video", item({ token: "blue hour" }), "/video/blue%20hour"],
    ["a page", item({ type: "page", url: "nature/lakes" }), "/pages/nature%2Flakes"],
    ["a page without a url", item({ type: "page" }), "/pages/a"],
    ["a paywall", item({ type: "paywall" }), "/paywalls/a"],
  ])("of %s leads to it", (_kind, raw, href) => {
    expect(toCardView(parseAnswer(sectionItem, raw).value).href).toBe(href);
  });

  test("carries nothing that was not said", () => {
    const card = toCardView(parseAnswer(sectionItem, item({ access: "free" })).value);
    expect(card).toEqual({ token: "a", kind: "video", href: "/video/a", title: "A" });
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
    ["ends where they are equal", 2, { page: 2, page_size: 2, total_items: 4 }, 2, undefined],
    ["without a size exists while fewer than the total came", 2, { page: 2, total_items: 5 }, 2, 3],
    ["without a size ends when all came", 2, { page: 2, total_items: 4 }, 2, undefined],
    ["never follows an empty page", 0, { page: 2, page_size: 2, total_items: 9 }, 2, undefined],
  ])("%s", (_claim, count, paging, have, expected) => {
    const data = Array.from({ length: count }, (_, n) => item({ token: `t${n}` }));
    expect(nextPageOf(items(data, paging), have)).toBe(expected);
  });
});

describe("a row", () => {
  test("shows a token once", () => {
    const row = toSectionView(aSection(), items([item(), item(), item({ token: "b" })]));
    expect(row.items.map((card) => card.token)).toEqual(["a", "b"]);
  });

  test("that failed says so and is empty", () => {
    expect(toSectionView(aSection(), "failed")).toMatchObject({ failed: true, items: [] });
  });

  test("selects the first tab when none is named", () => {
    const tabs = [{ token: "t1", name: "All" }];
    expect(toSectionView(aSection({ tabs }), "none").selectedTab).toBe("t1");
  });

  test("hides its title when the owner says so", () => {
    const section = aSection({ name: "Row", style: { showTitle: false } });
    expect(toSectionView(section, "none")).not.toHaveProperty("name");
  });
});
