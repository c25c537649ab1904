import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, test, vi } from "vitest";
import { Card, type CardOptions } from "@/components/cards/card";
import { findSharedCardFacts } from "@/components/cards/shared-card-facts";
import { enableTimeFormatting } from "@/components/cards/local-time";
import { formatDuration } from "@/components/cards/format-duration";
import type { CardView } from "@/lib/sections/card-view";
import { card, i18n, renderSite } from "./support/render-site";

const options: CardOptions = { ...i18n, ratio: "16:9", sizes: "50vw" };
const renderCard = (extra: Partial<CardView>, overrides: Partial<CardOptions> = {}) =>
  renderSite(
    <ul>
      <Card card={card("a", extra)} options={{ ...options, ...overrides }} />
    </ul>,
  );

test.each([
  ["Live", { state: "live" }],
  ["Scheduled", { state: "scheduled" }],
  ["Cancelled", { state: "cancelled", startTime: 0 }],
  ["Payment required", { access: "paywall" }],
  ["Sign-in required", { access: "sign_in" }],
  ["Not in your region", { access: "region" }],
  ["New", { badge: "New" }],
] satisfies [string, Partial<CardView>][])("a card shows %s", (words, extra) => {
  renderCard(extra);
  expect(screen.getByText(words)).toBeDefined();
});

it("a card stays closed by country for a signed-in viewer", () => {
  renderCard({ access: "region" });
  expect(screen.getByText("Not in your region").closest("[class*=forGuests]")).toBeNull();
});

test.each([
  ["Sign-in required", "sign_in", true],
  ["Not in your region", "region", true],
  ["Payment required", "paywall", false],
] as const)("the icon for %s (%s) reserves room: %s", (text, access, isRoomy) => {
  renderCard({ access });
  expect(screen.getByText(text).closest("[class*=roomy]") !== null).toBe(isRoomy);
});

it("shows two badges at most", () => {
  renderCard({ state: "live", access: "paywall", badge: "New" });
  expect(screen.queryByText("New")).toBeNull();
});

it("reserves its picture's size before it loads", () => {
  renderCard({ picture: "https://pictures.example/{w}.webp" });
  const picture = document.querySelector("img");
  expect(picture?.getAttribute("width")).toBe("640");
  expect(picture?.getAttribute("height")).toBe("360");
  expect(picture?.getAttribute("loading")).toBe("lazy");
});

it("keeps the picture's subject visible when its sides are cropped", () => {
  renderCard({ picture: "https://pictures.example/{w}.webp", focus: 80 });
  expect(document.querySelector("img")?.style.objectPosition).toBe("80% 35%");
});

it("shows the first letter of its title instead of a missing picture", () => {
  renderCard({ title: "Orbit" });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("O")).toBeDefined();
});

/** With spaces that allow a line break. */
const broken = (text = "") => text.replaceAll("\u00a0", " ");
const readFacts = () =>
  broken(screen.getByRole("heading").nextElementSibling?.textContent ?? undefined);

it("BE-150 shows the badge of a poster (2:3) below the picture", () => {
  renderCard({ badge: "Film of the week", topic: "Drama" }, { ratio: "2:3" });
  expect(readFacts()).toBe("Film of the week · Drama");
  expect(document.querySelector("[class*=badges]")).toBeNull();
});

it("BE-150 shows a page's level, badge and total length", () => {
  renderCard({ kind: "page", level: "Beginner", badge: "8 lessons · outdoors", durationS: 5760 });
  expect(readFacts()).toBe("Beginner · 8 lessons · outdoors · 1 hr 36 min");
});

test.each([
  [40, "en", "1 min"],
  [3120, "en", "52 min"],
  [4320, "en", "1 hr 12 min"],
  [7200, "en", "2 hr"],
  [4320, "de", "1 Std. 12 Min."],
])("%d seconds in %s are written %s", (seconds, locale, words) => {
  expect(broken(formatDuration(seconds, locale))).toBe(words);
});

const tides = { name: "Tides", episode: 3, episodes: 6 };
/** Noon in the reader's time zone: in UTC it may be another day. */
const published = new Date(2026, 10, 3, 12).getTime();
const facts: [string, Partial<CardView>][] = [
  ["52 min · Nature", { durationS: 3120, topic: "Nature", publishedAt: published }],
  ["E3 · 52 min · Tides", { durationS: 3120, series: tides, topic: "Nature" }],
  ["S2 E3 · 52 min", { title: "Tides: Ebb", durationS: 3120, series: { ...tides, season: 2 } }],
  [
    "Lesson 3 · 52 min",
    { title: "Tides: Ebb", durationS: 3120, series: { ...tides, unit: "lesson" } },
  ],
  ["Part 3 · 52 min", { title: "Tides: Ebb", durationS: 3120, series: { ...tides, unit: "part" } }],
  [
    "E3 · 31 min left",
    {
      title: "Tides: Ebb",
      series: tides,
      durationS: 3120,
      progress: { time: 1260, duration: 3120 },
    },
  ],
  ["52 min", { durationS: 3120, progress: { time: 3119, duration: 3120 } }],
  ["52 min", { title: "Nature, again", durationS: 3120, topic: "Nature" }],
  ["52 min", { title: "Nature, again", durationS: 3120, topic: "Nature", publishedAt: published }],
  ["52 min · Added Nov 3", { durationS: 3120, publishedAt: published }],
  ["Nature", { state: "live", startTime: published, topic: "Nature" }],
  ["Nature", { state: "scheduled", startTime: published, topic: "Nature" }],
  ["", { state: "live", startTime: published }],
];

test.each(facts)("a card shows the facts “%s”", (words, extra) => {
  enableTimeFormatting();
  // The year of another year's day would be shown.
  vi.useFakeTimers({ now: published, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  renderCard(extra);
  expect(readFacts()).toBe(words);
});

it("begins no line of its facts with a dot", () => {
  renderCard({ durationS: 3120, topic: "Nature" });
  const factsText = screen.getByRole("heading").nextElementSibling?.textContent;
  expect(factsText).toBe("52\u00a0min ·\u00a0Nature");
});

it("BE-157 shows since when a broadcast has been on, up to a day", () => {
  enableTimeFormatting();
  const factsOf = (extra: Partial<CardView>) => {
    const { unmount } = renderCard({ state: "live", topic: "Nature", ...extra });
    const text = readFacts();
    unmount();
    return text;
  };
  const startTime = Date.now() - 3 * 3_600_000;
  expect(factsOf({ isRecent: true, startTime })).toMatch(/^Since \d+:\d\d.* · Nature$/);
  expect(factsOf({ startTime: startTime - 24 * 3_600_000 })).toBe("Nature");
  expect(factsOf({})).toBe("Nature");
});

it("BE-157 shows the progress of a broadcast with a planned end", () => {
  const aired = { time: 34 * 60, duration: 136 * 60 };
  renderCard({
    state: "live",
    isRecent: true,
    startTime: Date.now() - 34 * 60_000,
    topic: "Nature",
    aired,
  });
  expect(readFacts()).toBe("34 min in · Nature");
  const line = document.querySelector<HTMLElement>("[data-aired] > span");
  expect(line?.style.inlineSize).toBe("25%");
});

it("strikes out the start of a cancelled event, and does not show it as scheduled", () => {
  enableTimeFormatting();
  const startTime = Date.UTC(2026, 10, 3, 20);
  renderCard({ state: "cancelled", startTime });
  const struck = document.querySelector("s time");
  expect(struck?.getAttribute("datetime")).toBe("2026-11-03T20:00:00.000Z");
  expect(screen.queryByText("Scheduled")).toBeNull();
});

it("replaces a start that has moved", () => {
  enableTimeFormatting();
  const at = (startTime: number) => (
    <ul>
      <Card card={card("a", { state: "scheduled", startTime })} options={options} />
    </ul>
  );
  const { rerender } = renderSite(at(published));
  rerender(at(published + 3_600_000));
  const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(times).toEqual([new Date(published + 3_600_000).toISOString()]);
});

it("leaves out a topic and an access that all cards of its row share", () => {
  const cards = ["a", "b"].map((token) => card(token, { access: "sign_in", topic: "Nature" }));
  renderCard(
    { access: "sign_in", topic: "Nature", durationS: 3120 },
    { common: findSharedCardFacts({ items: cards }, "home.en") },
  );
  expect(screen.queryByText("Sign-in required")).toBeNull();
  expect(readFacts()).toBe("52 min");
});

it("shows facts in which it differs from other cards of its row", () => {
  const cards = [card("a", { access: "sign_in", topic: "Nature" }), card("b", { topic: "Space" })];
  renderCard(
    { access: "sign_in", topic: "Nature" },
    { common: findSharedCardFacts({ items: cards }, "home.en") },
  );
  expect(screen.getByText("Sign-in required")).toBeDefined();
  expect(screen.getByText("Nature")).toBeDefined();
});

it("shows its access when it is the only card", () => {
  const alone = card("a", { access: "sign_in", topic: "Nature" });
  renderCard(alone, { common: findSharedCardFacts({ items: [alone] }, "home.en") });
  expect(screen.getByText("Sign-in required")).toBeDefined();
});

const episodes = [1, 2].map((episode) =>
  card(`${episode}`, { series: { ...tides, token: "t", episode } }),
);
test.each([
  ["E1 · Tides", "among other rows", { items: episodes, name: "Next" }, "home.en"],
  ["E1", "in a row that names it", { items: episodes, name: "Tides, in order" }, "home.en"],
  ["E1", "on the page of the series", { items: episodes, name: "Episodes" }, "t.en"],
])("an episode shows “%s” %s", (words, _where, row, pageKey) => {
  renderCard(episodes[0] ?? {}, { common: findSharedCardFacts(row, pageKey) });
  expect(readFacts()).toBe(words);
});
