import { beforeEach, expect, test, vi } from "vitest";
import { cuesToTranscriptLines } from "@/components/player/panel/cues-to-transcript-lines";

/** A cue of `[start, end, text]` with the nodes that browsers make of WebVTT. */
class Cue {
  startTime: number;
  endTime: number;
  html: string;
  constructor(startTime: number, endTime: number, html: string) {
    this.startTime = startTime;
    this.endTime = endTime;
    this.html = html;
  }
  getCueAsHTML = () => document.createRange().createContextualFragment(this.html);
}

type Timed = [startS: number, endS: number, html: string];
const read = (...cues: Timed[]) =>
  cuesToTranscriptLines(cues.map((cue) => new Cue(...cue)) as unknown as TextTrackCue[]);
const texts = (...cues: Timed[]) => read(...cues).map(({ text }) => text);

beforeEach(() => void vi.stubGlobal("VTTCue", Cue));

// docs/behaviour.md BE-455
test("of ruby the base text is read", () => {
  expect(
    texts([0, 1, "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>です"]),
  ).toEqual(["漢字です"]);
});

test("a voice is the speaker of its line", () => {
  expect(read([0, 1, '<span title="Anna">Hello <i>you</i></span>'])).toEqual([
    { startS: 0, text: "Hello you", speaker: "Anna" },
  ]);
});

test("two voices of a cue are two lines", () => {
  const html = '<span title="Anna">Hello,\nBob</span>\n<span title="Bob">Hello</span>';
  expect(read([3, 4, html])).toEqual([
    { startS: 3, text: "Hello, Bob", speaker: "Anna" },
    { startS: 3, text: "Hello", speaker: "Bob" },
  ]);
});

test.each(["- Hello\n- Who is it?", "–Hello\n–Who is it?"])(
  "the dialogue %j is two lines",
  (html) => {
    expect(texts([0, 1, html])).toHaveLength(2);
  },
);

test("other lines of a cue are one", () => {
  expect(texts([0, 1, "Once\nupon a - well -\ntime"])).toEqual(["Once upon a - well - time"]);
});

test("lines that roll up are read once", () => {
  const rolling: Timed[] = [
    [0, 2, "first"],
    [2, 4, "first\nsecond"],
    [4, 6, "first\nsecond\nthird"],
    [6, 8, "second\nthird\nfourth"],
  ];
  expect(texts(...rolling)).toEqual(["first", "second", "third", "fourth"]);
});

test("a line that grows by words is read once, from its start", () => {
  const growing: Timed[] = [
    [0, 1, "so"],
    [1, 2, "so we"],
    [2, 2.01, "so we went"],
    [2.01, 4, "so we went\nhome"],
  ];
  expect(read(...growing)).toEqual([
    { startS: 0, text: "so we went" },
    { startS: 2.01, text: "home" },
  ]);
});

test("a text that is spoken again after a pause is read again", () => {
  expect(texts([0, 1, "No!"], [2, 3, "No!"])).toEqual(["No!", "No!"]);
});

test("a text of another speaker is read again", () => {
  const spoken = (name: string) => `<span title="${name}">No!</span>`;
  expect(texts([0, 1, spoken("Anna")], [1, 2, spoken("Bob")])).toEqual(["No!", "No!"]);
});

test("cues without words are left out", () => {
  expect(texts([0, 1, " "], [1, 2, "<i></i>"])).toEqual([]);
});
