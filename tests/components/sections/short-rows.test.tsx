import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import type { SectionView } from "@/lib/sections/section-view";
import { useStillRows } from "../support/still-rows";
import { card, renderSite, section } from "../support/render-site";

useStillRows();

const described = (token: string) => card(token, { description: `About ${token}.` });

function show(count: number, extra: Partial<SectionView>) {
  const items = Array.from({ length: count }, (_, index) => described(`${index + 1}`));
  renderSite(
    <PageSections
      pageKey="home"
      pageId="p1"
      channel={{ style: { theme: {} } }}
      sections={[section("row", { name: "Tonight", items, ...extra })]}
      heading="Meridian"
    />,
  );
}

const named = ["region", { name: "Tonight" }] as const;

function renderRow(count: number, extra: Partial<SectionView> = {}) {
  show(count, extra);
  return within(screen.getByRole(...named));
}

describe("a row with all its items", () => {
  it.each(["carousel", "grid"] as const)("of one item is rendered large, as a %s", (layout) => {
    const row = renderRow(1, { layout });
    expect(row.getByRole("heading", { name: "Film 1" })).toBeDefined();
    expect(row.getByRole("link", { name: "Film 1" }).getAttribute("href")).toBe("/video/1");
    expect(row.getByRole("link", { name: "Play" })).toBeDefined();
    expect(row.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it.each([
    ["two", 2, "carousel"],
    ["two", 2, "grid"],
    ["three", 3, "carousel"],
    ["three", 3, "grid"],
  ] as const)("of %s shows descriptions in %i columns, as a %s", (_, count, layout) => {
    const row = renderRow(count, { layout });
    expect(row.getAllByText(/^About/)).toHaveLength(count);
    expect(row.getByRole("list").dataset.columns).toBe(String(count));
    expect(row.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it("of six shows descriptions only as a grid with that setting", () => {
    expect(
      renderRow(6, { layout: "grid", showDescription: true }).getAllByText(/^About/),
    ).toHaveLength(6);
    cleanup();
    expect(renderRow(6, { layout: "grid" }).queryByText("About 1.")).toBeNull();
    cleanup();
    expect(renderRow(6, { showDescription: true }).queryByText("About 1.")).toBeNull();
    cleanup();
    const five = renderRow(5, { layout: "grid", showDescription: true });
    expect(five.queryByText("About 1.")).toBeNull();
  });

  it("of four is a row of cards", () => {
    const row = renderRow(4);
    expect(row.queryByText("About 1.")).toBeNull();
    expect(row.getByRole("button", { name: "Next" })).toBeDefined();
  });
});

describe("a row of three has its usual layout", () => {
  it.each([
    ["where more follow", { nextPage: 2 }],
    ["where it has filters", { showFilters: true as const }],
    ["behind tabs", { tabs: [{ token: "a", name: "A" }], selectedTab: "a" }],
  ])("%s", (_, extra) => {
    expect(renderRow(3, extra).queryByText("About 1.")).toBeNull();
  });

  it("when its owner made a list of it", async () => {
    show(3, { layout: "list" });
    const row = within(await screen.findByRole(...named));
    expect(row.getAllByRole("listitem")).toHaveLength(3);
    expect(row.queryByText("About 1.")).toBeNull();
  });
});
