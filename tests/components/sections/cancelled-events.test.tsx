import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import { sectionLayouts } from "@/lib/contract/sections";
import { useBlindObservers } from "../support/blind-observers";
import { card, renderSite, section } from "../support/render-site";

useBlindObservers();

it.each(sectionLayouts)(
  "a cancelled event is marked in a row with the layout %s",
  async (layout) => {
    const startTime = Date.UTC(2030, 0, 1);
    const items = [card("a", { state: "cancelled", startTime })];
    renderSite(
      <PageSections
        pageKey="home.en"
        pageId="p1"
        channel={{ style: { theme: { background: "#000" } } }}
        sections={[section("row", { layout, items })]}
        heading="Meridian"
      />,
    );
    expect(await screen.findByText("Cancelled")).toBeDefined();
    expect(screen.queryByText("Scheduled")).toBeNull();
    expect(document.querySelectorAll("s time")).toHaveLength(1);
  },
);
