import { describe, expect, test } from "vitest";
import { pageSchema } from "../../../lib/contract/page.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { createCoverRow } from "../../../lib/sections/cover-row.ts";
import type { CardView } from "../../../lib/sections/card-view.ts";
import type { SectionView } from "../../../lib/sections/section-view.ts";

const first = "tideline-slack-water";

function cover(input: object = { first_content: first }, more: object = {}) {
  const itself = { token: "tideline", type: "page", url: "tideline", input, ...more };
  return { token: "tideline", url: "tideline", name: "Tideline", cover: itself };
}

type Below = Partial<Pick<SectionView, "layout" | "role" | "items">>;

function rowOf(section: object, rows: Below[] = []) {
  const plain = { layout: "list", role: "content", items: [] as CardView[] } as const;
  const below = rows.map((row) => ({ ...plain, ...row }));
  return createCoverRow(parseResponse(pageSchema, section).value, below);
}

function eventAt(token: string, hours: number, state: CardView["state"]): CardView {
  const startTime = Date.UTC(2026, 10, 24, hours);
  return {
    token,
    kind: "video",
    href: `/video/${token}`,
    title: `Film ${token}`,
    startTime,
    state,
  };
}

describe("the cover of a page", () => {
  test("is a hero of one card, without analytics", () => {
    const row = rowOf(cover());
    expect(row).toMatchObject({ role: "hero", layout: "hero", track: false });
    expect(row?.items).toHaveLength(1);
  });

  test("has the page's name and description, and plays its first content", () => {
    const input = { name: "The series", badge: "4 episodes", duration_s: 60, first_content: first };
    const row = rowOf({ ...cover(input), description: "The sea." });
    expect(row?.items[0]).toEqual({
      token: "tideline",
      kind: "page",
      title: "Tideline",
      description: "The sea.",
      badge: "4 episodes",
      durationS: 60,
      href: `/video/${first}`,
      plays: "play",
    });
  });

  test("starts a course that is listed below it", () => {
    expect(rowOf(cover(), [{ layout: "list" }])?.items[0]?.plays).toBe("play");
    expect(rowOf(cover(), [{ layout: "list" }, { layout: "course" }])?.items[0]?.plays).toBe(
      "courseStart",
    );
  });

  test("shows and plays the live content of a live row", () => {
    const items = [eventAt("soon", 21, "scheduled"), eventAt("on", 20, "live")];
    const [card] = rowOf(cover(), [{ role: "live", items }])?.items ?? [];
    expect(card).toMatchObject({ title: "Tideline", href: "/video/on", plays: "play" });
    expect(card?.event).toEqual({
      title: "Film on",
      state: "live",
      startTime: items[1]?.startTime,
    });
    expect(rowOf(cover(), [{ items }])?.items[0]?.event).toBeUndefined();
  });

  test("shows the next event when nothing is live, and plays its first content", () => {
    const items = [
      eventAt("off", 19, "cancelled"),
      eventAt("later", 22, "scheduled"),
      eventAt("soon", 21, "scheduled"),
      eventAt("replay", 18, undefined),
    ];
    const [card] = rowOf(cover(), [{ role: "live", items }])?.items ?? [];
    expect(card).toMatchObject({ event: { title: "Film soon" }, href: `/video/${first}` });
  });

  test("links to a token with blanks, too", () => {
    const row = rowOf(cover({ first_content: "slack water" }));
    expect(row?.items[0]?.href).toBe("/video/slack%20water");
  });

  test.each([
    ["without a cover", { token: "a", url: "a", name: "A" }],
    ["without a content to begin with", cover({})],
    ["with an invalid content", cover({ first_content: 7 })],
    ["without a type", cover({ first_content: first }, { type: "boat" })],
  ])("a page %s has no cover, and is shown without one", (_claim, section) => {
    expect(rowOf(section)).toBeUndefined();
  });
});
