import { describe, expect, it, test } from "vitest";
import { groupTrackedEventsByDay } from "@/components/tracked-events/tracked-event-lines";
import type { StoredTrackedEvent } from "@/lib/provider-api/tracked-events";
import { i18n } from "../support/render-site";

const noon = new Date(2026, 10, 23, 12).getTime();
const aFilm = { page_path: "/video/one", page_name: "One film", input_name: "One film" };

/** An event this many minutes before noon. */
function event(
  event_name: string,
  ago: number,
  more: Partial<StoredTrackedEvent> = {},
): StoredTrackedEvent {
  const at = noon - ago * 60_000;
  return { table: "visits", event_name, at, visit_id: "v1", page_path: "/", ...more };
}
const lines = (...events: StoredTrackedEvent[]) =>
  groupTrackedEventsByDay(events, i18n).flatMap((day) => day.lines);

describe("the lines of recorded events", () => {
  it("combine similar events of a page, with the time of the newest and the total duration", () => {
    const found = lines(
      event("progress", 1, { ...aFilm, duration_s: 15 }),
      event("quartile", 2, { ...aFilm, label: "50" }),
      event("progress", 3, { ...aFilm, duration_s: 30 }),
      event("quartile", 4, { ...aFilm, label: "25" }),
    );
    expect(found).toMatchObject([
      { name: "progress", at: noon - 60_000, subjects: ["One film"], count: 2, seconds: 45 },
      { name: "quartile", value: "50%", count: 2 },
    ]);
  });

  it("separate events with another page between them", () => {
    const home = { page_name: "Home" };
    const found = lines(
      event("page_view", 1, home),
      event("page_view", 2, aFilm),
      event("page_view", 3, home),
    );
    expect(found.map(({ subjects }) => subjects)).toEqual([["Home"], ["One film"], ["Home"]]);
  });

  it("name each subject once", () => {
    const shown = (name: string) => event("video_impression", 1, { input_name: name });
    expect(lines(shown("A"), shown("B"), shown("A"))).toMatchObject([
      { subjects: ["A", "B"], count: 3 },
    ]);
  });

  it("separate captions in two languages", () => {
    const captions = (label: string) => event("captions", 1, { ...aFilm, label });
    expect(lines(captions("de"), captions("off")).map(({ value }) => value)).toEqual([
      "German",
      "Off",
    ]);
  });

  it("are grouped by day", () => {
    const days = groupTrackedEventsByDay(
      [event("page_view", 1), event("page_view", 24 * 60)],
      i18n,
    );
    expect(days.map(({ lines: { length } }) => length)).toEqual([1, 1]);
  });

  test.each([
    ["the content", event("play", 0, aFilm), "One film"],
    ["the page", event("web_vital", 0, { page_name: "Home" }), "Home"],
    [
      "the row",
      event("section_watched", 0, { input_name: "One film", section_name: "Newest" }),
      "Newest",
    ],
    [
      "a page of the site",
      event("page_view", 0, { page_path: "/mobile/user/account" }),
      "My account",
    ],
    ["what was paid for", event("purchase", 0, { paywall_name: "All films" }), "All films"],
    ["what was searched for", event("search", 0, { search_query: "tides" }), "tides"],
    ["the path of a deleted page", event("page_view", 0, { page_path: "/gone" }), "/gone"],
  ])("name %s", (_, events, name) => {
    expect(lines(events)[0]?.subjects).toEqual([name]);
  });

  it("show the paid amount", () => {
    const bought = event("purchase", 0, { value: 999, currency: "EUR" });
    expect(lines(bought)[0]?.value).toBe("€9.99");
  });

  it("show a label that is no language unchanged", () => {
    expect(lines(event("captions", 0, { ...aFilm, label: "-" }))[0]?.value).toBe("-");
  });
});
