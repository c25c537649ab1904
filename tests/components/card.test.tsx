import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, test, vi } from "vitest";
import { Card, type CardOptions } from "@/components/cards/card";
import { commonFacts } from "@/components/cards/common-facts";
import { enableTimeFormatting } from "@/components/cards/local-time";
import { formatDuration } from "@/components/cards/format-duration";
import type { CardView } from "@/lib/sections/card-view";
import { card, i18n, renderSite } from "./support/render-site";

const options: CardOptions = { ...i18n, ratio: "16:9", sizes: "50vw" };
const draw = (extra: Partial<CardView>, own: Partial<CardOptions> = {}) =>
  renderSite(
    <ul>
      <Card card={card("a", extra)} options={{ ...options, ...own }} />
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
] satisfies [string, Partial<CardView>][])("a card says %s", (words, extra) => {
  draw(extra);
  expect(screen.getByText(words)).toBeDefined();
});

it("goes on saying to who is signed in that their country closes it", () => {
  draw({ access: "region" });
  expect(screen.getByText("Not in your region").closest("[class*=forGuests]")).toBeNull();
});

test.each([
  ["Sign-in required", "sign_in", true],
  ["Not in your region", "region", true],
  ["Payment required", "paywall", false],
] as const)("an icon with %s (%s) asks for room: %s", (text, access, asks) => {
  draw({ access });
  expect(screen.getByText(text).closest("[class*=roomy]") !== null).toBe(asks);
});

it("shows two badges at most", () => {
  draw({ state: "live", access: "paywall", badge: "New" });
  expect(screen.queryByText("New")).toBeNull();
});

it("sizes its picture before it is there", () => {
  draw({ picture: "https://pictures.example/{w}.webp" });
  const picture = document.querySelector("img");
  expect(picture?.getAttribute("width")).toBe("640");
  expect(picture?.getAttribute("height")).toBe("360");
  expect(picture?.getAttribute("loading")).toBe("lazy");
});

it("keeps what its picture is about where the sides are cut", () => {
  draw({ picture: "https://pictures.example/{w}.webp", focus: 80 });
  expect(document.querySelector("img")?.style.objectPosition).toBe("80% 35%");
});

it("stands for a missing picture with the first letter of its title", () => {
  draw({ title: "Orbit" });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("O")).toBeDefined();
});

/** With spaces that a line may end at. */
const broken = (text = "") => text.replaceAll("\u00a0", " ");
const toldFacts = () =>
  broken(screen.getByRole("heading").nextElementSibling?.textContent ?? undefined);

it("BE-150 tells the badge of a poster, a picture of 2 by 3, below it", () => {
  draw({ badge: "Film of the week", topic: "Drama" }, { ratio: "2:3" });
  expect(toldFacts()).toBe("Film of the week · Drama");
  expect(document.querySelector("[class*=badges]")).toBeNull();
});

it("BE-150 tells of a page what it asks, how much it leads to and how long that lasts", () => {
  draw({ kind: "page", level: "Beginner", badge: "8 lessons · outdoors", durationS: 5760 });
  expect(toldFacts()).toBe("Beginner · 8 lessons · outdoors · 1 hr 36 min");
});

test.each([
  [40, "en", "1 min"],
  [3120, "en", "52 min"],
  [4320, "en", "1 hr 12 min"],
  [7200, "en", "2 hr"],
  [4320, "de", "1 Std. 12 Min."],
])("%d seconds are told in %s as %s", (seconds, locale, words) => {
  expect(broken(formatDuration(seconds, locale))).toBe(words);
});

const tides = { name: "Tides", episode: 3, episodes: 6 };
/** A noon where the reader is: in UTC it may be another day. */
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

test.each(facts)("a card says of its content “%s”", (words, extra) => {
  enableTimeFormatting();
  // A day of another year would be told with it.
  vi.useFakeTimers({ now: published, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  draw(extra);
  expect(toldFacts()).toBe(words);
});

it("begins no line of its facts with a dot", () => {
  draw({ durationS: 3120, topic: "Nature" });
  const told = screen.getByRole("heading").nextElementSibling?.textContent;
  expect(told).toBe("52\u00a0min ·\u00a0Nature");
});

it("BE-157 says since when a broadcast is on, where that is less than a day", () => {
  enableTimeFormatting();
  const factsOf = (extra: Partial<CardView>) => {
    const { unmount } = draw({ state: "live", topic: "Nature", ...extra });
    const text = toldFacts();
    unmount();
    return text;
  };
  const startTime = Date.now() - 3 * 3_600_000;
  expect(factsOf({ isRecent: true, startTime })).toMatch(/^Since \d+:\d\d.* · Nature$/);
  expect(factsOf({ startTime: startTime - 24 * 3_600_000 })).toBe("Nature");
  expect(factsOf({})).toBe("Nature");
});

it("BE-157 says how far a broadcast with a planned end is, and draws it", () => {
  const aired = { time: 34 * 60, duration: 136 * 60 };
  draw({
    state: "live",
    isRecent: true,
    startTime: Date.now() - 34 * 60_000,
    topic: "Nature",
    aired,
  });
  expect(toldFacts()).toBe("34 min in · Nature");
  const line = document.querySelector<HTMLElement>("[data-aired] > span");
  expect(line?.style.inlineSize).toBe("25%");
});

it("strikes out the start of an event that was cancelled, and does not say that it is scheduled", () => {
  enableTimeFormatting();
  const startTime = Date.UTC(2026, 10, 3, 20);
  draw({ state: "cancelled", startTime });
  const struck = document.querySelector("s time");
  expect(struck?.getAttribute("datetime")).toBe("2026-11-03T20:00:00.000Z");
  expect(screen.queryByText("Scheduled")).toBeNull();
});

it("tells a start that has moved in the place of the one before", () => {
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

it("says neither a topic nor an account that all cards of its row ask for", () => {
  const cards = ["a", "b"].map((token) => card(token, { access: "sign_in", topic: "Nature" }));
  draw(
    { access: "sign_in", topic: "Nature", durationS: 3120 },
    { common: commonFacts({ items: cards }, "home.en") },
  );
  expect(screen.queryByText("Sign-in required")).toBeNull();
  expect(toldFacts()).toBe("52 min");
});

it("says what tells it from the other cards of its row", () => {
  const cards = [card("a", { access: "sign_in", topic: "Nature" }), card("b", { topic: "Space" })];
  draw(
    { access: "sign_in", topic: "Nature" },
    { common: commonFacts({ items: cards }, "home.en") },
  );
  expect(screen.getByText("Sign-in required")).toBeDefined();
  expect(screen.getByText("Nature")).toBeDefined();
});

it("says what it asks for where it stands alone", () => {
  const alone = card("a", { access: "sign_in", topic: "Nature" });
  draw(alone, { common: commonFacts({ items: [alone] }, "home.en") });
  expect(screen.getByText("Sign-in required")).toBeDefined();
});

const episodes = [1, 2].map((episode) =>
  card(`${episode}`, { series: { ...tides, token: "t", episode } }),
);
test.each([
  ["E1 · Tides", "among other rows", { items: episodes, name: "Next" }, "home.en"],
  ["E1", "in a row that names it", { items: episodes, name: "Tides, in order" }, "home.en"],
  ["E1", "on the page of the series", { items: episodes, name: "Episodes" }, "t.en"],
])("an episode says “%s” %s", (words, _where, row, pageKey) => {
  draw(episodes[0] ?? {}, { common: commonFacts(row, pageKey) });
  expect(toldFacts()).toBe(words);
});
