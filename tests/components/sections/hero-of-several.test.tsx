import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useBlindObservers } from "../support/blind-observers";
import { pageHeadings, pageOf } from "../support/page-of";
import { card, renderSite, section } from "../support/render-site";
import { user } from "../support/user";

useBlindObservers();

type ScreenPoint = [x: number, y: number];

/** A finger that touches the title at the first place and leaves the screen at the second one. */
function swipe([x, y]: ScreenPoint, [toX, toY]: ScreenPoint): void {
  const title = screen.getByRole("heading", { level: 1 });
  fireEvent.touchStart(title, { touches: [{ clientX: x, clientY: y }] });
  fireEvent.touchEnd(title, { changedTouches: [{ clientX: toX, clientY: toY }] });
}

const renderHero = () => renderSite(pageOf([section("top", { role: "hero", layout: "hero" })]));

afterEach(() => document.body.removeAttribute("style"));

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

  it("BE-486 shows the next item after a swipe to the left, and the previous one after a swipe back", () => {
    renderHero();
    swipe([300, 200], [200, 210]);
    expect(pageHeadings()).toEqual(["Film top2"]);
    swipe([200, 200], [300, 190]);
    expect(pageHeadings()).toEqual(["Film top1"]);
  });

  it("BE-486 shows the next item after a swipe to the right where text runs from right to left", () => {
    document.body.style.direction = "rtl";
    renderHero();
    swipe([200, 200], [300, 200]);
    expect(pageHeadings()).toEqual(["Film top2"]);
  });

  it("BE-486 shows the last item before the first one", async () => {
    renderHero();
    const items = screen.getAllByRole("button", { name: /^Film top/ });
    swipe([200, 200], [300, 200]);
    expect(pageHeadings()).toEqual([items.at(-1)?.getAttribute("aria-label")]);
  });

  it.each<[how: string, from: ScreenPoint, to: ScreenPoint]>([
    ["a scroll", [200, 400], [190, 200]],
    ["a slanting scroll", [200, 400], [140, 340]],
    ["a tap", [200, 200], [206, 202]],
  ])("BE-486 keeps its item after %s", (_, from, to) => {
    renderHero();
    swipe(from, to);
    expect(pageHeadings()).toEqual(["Film top1"]);
  });

  it("BE-486 keeps its item while two fingers zoom", () => {
    renderHero();
    const title = screen.getByRole("heading", { level: 1 });
    const fingers = [
      { clientX: 200, clientY: 200 },
      { clientX: 220, clientY: 200 },
    ];
    fireEvent.touchStart(title, { touches: fingers.slice(0, 1) });
    fireEvent.touchStart(title, { touches: fingers });
    fireEvent.touchEnd(title, { changedTouches: [{ clientX: 60, clientY: 200 }] });
    expect(pageHeadings()).toEqual(["Film top1"]);
  });
});
