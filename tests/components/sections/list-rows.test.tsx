import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageSections } from "@/components/sections/page-sections";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { useStillRows } from "../support/still-rows";
import { card, renderSite, section } from "../support/render-site";

useStillRows();

const episode = (name: string, number: number): CardView =>
  card(name, {
    title: `Blue Hour: ${name}`,
    description: `About ${name}.`,
    series: { token: "blue-hour", name: "Blue Hour", episode: number },
  });

const episodes = [episode("Reed Time", 1), episode("November", 2)];

function renderRow(extra: Partial<SectionView>, pageKey = "blue-hour.en") {
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

it("a row shows its description below its heading", () => {
  renderRow({});
  expect(screen.getByRole("heading", { level: 1, name: "Blue Hour" })).toBeDefined();
  expect(screen.getByText("One lake, five seasons.")).toBeDefined();
});

it("a list leaves out of its titles what its page or its heading contains", () => {
  renderRow({});
  expect(screen.getByRole("link", { name: "Reed Time" })).toBeDefined();
});

it("a rail leaves it out too, also on the page of a film", () => {
  renderRow({ layout: "carousel" }, "blue-hour@blue-hour-one.en");
  expect(screen.getByRole("link", { name: "Reed Time" })).toBeDefined();
});

it("a list of a series that is not named around it has full titles", () => {
  renderRow({}, "home.en");
  expect(screen.getByRole("link", { name: "Blue Hour: Reed Time" })).toBeDefined();
});

it("a list shows descriptions of its items if the provider requests it", () => {
  renderRow({ showDescription: true });
  expect(screen.getAllByText(/^About/)).toHaveLength(2);
});

it("a list shows no descriptions of its items otherwise", () => {
  renderRow({});
  expect(screen.queryByText(/^About/)).toBeNull();
});

it("BE-150 a list shows the progress of live events, which have no badge on a picture", () => {
  const on = card("on", { state: "live", badge: "Lap 9 of 40", topic: "Nature" });
  renderRow({ items: [on, card("new", { badge: "New" })] });
  const itemTexts = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(itemTexts[0]).toContain("Lap\u00a09\u00a0of\u00a040 ·\u00a0Nature");
  expect(itemTexts[1]).not.toContain("New");
});
