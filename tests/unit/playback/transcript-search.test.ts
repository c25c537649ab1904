import { expect, test } from "vitest";
import { searchTranscriptLines } from "../../../lib/playback/transcript-search.ts";

const found = (lines: string[], query: string) =>
  searchTranscriptLines(lines, query).map(({ line, start, end }) => lines[line]?.slice(start, end));

test.each([
  ["cafe", "Ein Café am See", "Café"],
  ["CAFÉ", "ein cafe am see", "cafe"],
  ["strasse", "Die Straße hinunter", "Straße"],
  ["aeon", "An æon ago", "æon"],
  ["fjord", "FJORD", "FJORD"],
  ["cafe", "Cafe\u0301 noir", "Cafe\u0301"],
  ["two  words", "In two words", "two words"],
  ["istanbul", "İstanbul", "İstanbul"],
  ["light", "😀 light", "light"],
  ["שלום", "שָׁלוֹם עֲלֵיכֶם", "שָׁלוֹם"],
  ["السلام", "السَّلَامُ عَلَيْكُمْ", "السَّلَامُ"],
  ["がらす", "ガラス", "ガラス"],
  ["anna", "Ａｎｎａ", "Ａｎｎａ"],
  ["don't", "Don’t look", "Don’t"],
  ["„so“ – da", '"so" - da', '"so" - da'],
  ["10 000", "10\u00a0000 Kilometer", "10\u00a0000"],
  ["wonder", "won\u00adder", "won\u00adder"],
])("%s finds the place in “%s”", (query, line, match) => {
  expect(found([line], query)).toEqual([match]);
});

test("a voiced Japanese sound differs from the plain one", () => {
  expect(found(["かき", "がき"], "かき")).toEqual(["かき"]);
});

test("every match of every line is found, in order", () => {
  expect(searchTranscriptLines(["the reed and the lake", "", "The end"], "the")).toEqual([
    { line: 0, start: 0, end: 3 },
    { line: 0, start: 13, end: 16 },
    { line: 2, start: 0, end: 3 },
  ]);
});

test("an empty text finds nothing", () => {
  expect(searchTranscriptLines(["the reed"], "  ")).toEqual([]);
});
