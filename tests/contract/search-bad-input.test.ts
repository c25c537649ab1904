import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWholeMatrix } from "../support/matrix.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const shelf = channelOf("shelf", [
  film("sea", "Sea Mist", { films: ["first"] }),
  film("turm", "Der Leuchtturm", { language: "de" }),
  film("sea-jp", "海の物語", { language: "jp" }),
]);

/** Callers without a secret are not counted, so that every text can be tried. */
describe.each(databases)("any search text on $name", (database) => {
  const { get } = useProvider(database, { catalogues: [shelf], secret: undefined });
  const calls = (query: Record<string, string>) => {
    const queryText = new URLSearchParams(query).toString();
    return [
      `/ch/shelf/pages/search/sections/search/content?${queryText}`,
      `/ch/shelf/search/suggestions?${queryText}`,
    ];
  };
  const expectAnswerable = async (path: string) => {
    const response = await get(path);
    const body = (await response.json()) as { data?: unknown; message?: unknown };
    const isSentence = response.status < 500 && typeof body.message === "string";
    return response.status === 200 ? Array.isArray(body.data) : isSentence;
  };

  it.each([
    ["nothing", ""],
    ["10,000 characters", "sea ".repeat(2_500)],
    ["one word of 10,000 characters", "m".repeat(10_000)],
    ["signs", "!?*()[]{}<>|&:'\"\\%_$@#"],
    ["stop words", "the of and"],
    ["SQL", "'; drop table contents; --"],
    ["operators of tsquery", "sea:* & !mist | (a <-> b):ABCD"],
    ["operators of websearch", '"sea mist" or -fog'],
    ["HTML", "<script>alert(1)</script>"],
    ["right-to-left", "שלום עולם مرحبا \u202Ealert\u202C"],
    ["emoji", "🌊👩‍👩‍👧‍👦 🏳️‍🌈"],
    ["combining marks", `a${"\u0301".repeat(500)}`],
    ["one sign", "海"],
    ["a backslash", "\\"],
  ])("S24: %s gets a response", async (_, q) => {
    for (const path of calls({ q, filter_by: q, sort_by: q, page: q })) {
      expect(await expectAnswerable(path)).toBe(true);
    }
  });

  it("S24: lone surrogates and NUL get a response", async () => {
    for (const q of ["%ED%A0%80", "sea%00mist", "%FF%FE", "%", "%C3%28"]) {
      expect(await expectAnswerable(`/ch/shelf/pages/search/sections/search/content?q=${q}`)).toBe(
        true,
      );
      expect(await expectAnswerable(`/ch/shelf/search/suggestions?q=${q}`)).toBe(true);
    }
  });

  it("S24: any text, filter, order and page gets a response", { timeout: 120_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.stringMatching(/^[a-zößÅ'"\\%:*&|!()<> -]{0,40}$/),
    );
    const query = fc.record({ q: text, filter_by: text, sort_by: text, page: text });
    await fc.assert(
      fc.asyncProperty(query, async (randomQuery) => {
        for (const path of calls(randomQuery)) expect(await expectAnswerable(path)).toBe(true);
      }),
      { numRuns: isWholeMatrix ? 150 : 50 },
    );
  });
});
