import { describe, expect, test } from "vitest";
import { page } from "../../../lib/contract/page.ts";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import { coverRow } from "../../../lib/sections/cover-row.ts";
import type { SectionView } from "../../../lib/sections/section-view.ts";

const first = "tideline-slack-water";

function cover(input: object = { first_content: first }, more: object = {}) {
  const itself = { token: "tideline", type: "page", url: "tideline", input, ...more };
  return { token: "tideline", url: "tideline", name: "Tideline", cover: itself };
}

function rowOf(answer: object, rows: { layout: SectionView["layout"] }[] = []) {
  return coverRow(parseAnswer(page, answer).value, rows);
}

describe("the cover of a page", () => {
  test("is a hero of one card, which nobody counts", () => {
    const row = rowOf(cover());
    expect(row).toMatchObject({ role: "hero", layout: "hero", track: false });
    expect(row?.items).toHaveLength(1);
  });

  test("has the page's name and words, and plays what it begins with", () => {
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

  test("begins a course that stands below it", () => {
    expect(rowOf(cover(), [{ layout: "list" }])?.items[0]?.plays).toBe("play");
    expect(rowOf(cover(), [{ layout: "list" }, { layout: "course" }])?.items[0]?.plays).toBe(
      "courseStart",
    );
  });

  test("leads to a token with blanks, too", () => {
    const row = rowOf(cover({ first_content: "slack water" }));
    expect(row?.items[0]?.href).toBe("/video/slack%20water");
  });

  test.each([
    ["that there is none of", { token: "a", url: "a", name: "A" }],
    ["that does not say what it begins with", cover({})],
    ["that says it wrongly", cover({ first_content: 7 })],
    ["without a type", cover({ first_content: first }, { type: "boat" })],
  ])("%s is no row, and the page stands", (_claim, answer) => {
    expect(rowOf(answer)).toBeUndefined();
  });
});
