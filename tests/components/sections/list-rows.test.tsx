import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { useBlindObservers } from "../support/blind-observers";
import { card, renderSite, section } from "../support/render-site";

useBlindObservers();

const episode = (name: string, number: number): CardView =>
  card(name, {
    title: `Blue Hour: ${name}`,
    description: `About ${name}.`,
    series: { token: "blue-hour", name: "Blue Hour", episode: number },
  });

const episodes = [episode("Reed Time", 1), episode("November", 2)];

function draw(extra: Partial<SectionView>, pageKey = "blue-hour.en") {
  renderSite(
    <PageSections
      pageKey={pageKey}
      pageId="p1"
      channel={{ style: { theme: {} } }}
      sections={[section("row", { layout: "list", name: "Episodes", items: episodes, ...extra })]}
      heading="Blue Hour"
      description="One lake, five seasons."
    />,
  );
}

it("a page says what it is about below its heading", () => {
  draw({});
  expect(screen.getByRole("heading", { level: 1, name: "Blue Hour" })).toBeDefined();
  expect(screen.getByText("One lake, five seasons.")).toBeDefined();
});

it("a list leaves out of its titles what its page or its heading says", () => {
  draw({});
  expect(screen.getByRole("link", { name: "Reed Time" })).toBeDefined();
});

it("a rail does so as well, also where the page follows a film", () => {
  draw({ layout: "carousel" }, "blue-hour@blue-hour-one.en");
  expect(screen.getByRole("link", { name: "Reed Time" })).toBeDefined();
});

it("a list of a series that nothing around it names has whole titles", () => {
  draw({}, "home.en");
  expect(screen.getByRole("link", { name: "Blue Hour: Reed Time" })).toBeDefined();
});

it("a list tells what its items are about where the provider asks for it, and only there", () => {
  draw({ showDescription: true });
  expect(screen.getAllByText(/^About/)).toHaveLength(2);
});

it("a list says nothing of what its items are about where nobody asks for it", () => {
  draw({});
  expect(screen.queryByText(/^About/)).toBeNull();
});

it("BE-150 a list says of what is live how far it is, which no picture of it does", () => {
  const on = card("on", { state: "live", badge: "Lap 9 of 40", topic: "Nature" });
  draw({ items: [on, card("new", { badge: "New" })] });
  const told = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(told[0]).toContain("Lap\u00a09\u00a0of\u00a040 ·\u00a0Nature");
  expect(told[1]).not.toContain("New");
});
