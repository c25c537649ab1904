import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useBlindObservers } from "../support/blind-observers";
import { pageHeadings, pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

useBlindObservers();

describe("a hero of several items", () => {
  it("BE-154 shows the film's director and year first", () => {
    const film = card("top1", { credits: ["Maren Holt", "2024"], topic: "Drama" });
    renderSite(pageOf([section("top", { role: "hero", layout: "hero", items: [film] })]));
    const director = screen.getByText("Maren Holt");
    const facts = [...(director.parentElement?.children ?? [])].map((fact) => fact.textContent);
    expect(facts).toEqual(["Maren Holt", "2024", "Drama"]);
  });

  it("BE-154 shows the season and episode in full", () => {
    const film = card("top1", { series: { name: "Tides", episode: 3 } });
    renderSite(pageOf([section("top", { role: "hero", layout: "hero", items: [film] })]));
    expect(screen.getByText("Episode 3")).toBeDefined();
    expect(screen.queryByText("E3")).toBeNull();
  });

  it("BE-154 shows a page's level and contents above the title", () => {
    const course = card("top1", { kind: "page", level: "Beginner", badge: "8 lessons" });
    renderSite(pageOf([section("top", { role: "hero", layout: "hero", items: [course] })]));
    expect(screen.getAllByText(/Beginner|8 lessons/).map(({ textContent }) => textContent)).toEqual(
      ["Beginner · 8 lessons"],
    );
  });

  it("changes only by the viewer's input", async () => {
    renderSite(pageOf([section("top", { role: "hero", layout: "hero" })]));
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/video/top1");
    await user.click(screen.getByRole("button", { name: "Film top2" }));
    expect(pageHeadings()).toEqual(["Film top2"]);
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/video/top2");
  });
});
