import { expect, test } from "vitest";
import { decodeCaptions, srtToWebVtt } from "../../../../lib/playback/tracks/srt-to-web-vtt.ts";

// docs/behaviour.md BE-454
test("SRT becomes WebVTT", () => {
  const srt =
    "\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\nyou\r\n\r\n2\r\n0:03,5 --> 1:00:04,25\r\nBye\r\n";
  expect(srtToWebVtt(srt)).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\nyou\n\n00:00:03.500 --> 01:00:04.250\nBye\n",
  );
});

const cue = (words: string) => srtToWebVtt(`1\n00:00:01,000 --> 00:00:02,000\n${words}`);

test.each([
  ['<font color="#ff0000">Red</font>', "Red"],
  ["<I>Slanted</I> and <b>bold</b>", "<i>Slanted</i> and <b>bold</b>"],
  ["3 < 4 & 5 &amp; 6", "3 &lt; 4 &amp; 5 &amp; 6"],
  ["there --> here", "there → here"],
  ["{\\an2}Below", "Below"],
])("the words %j become %j", (words, text) => {
  expect(cue(words)).toContain(`02.000\n${text}\n`);
});

test("words for the top of the picture are at its top", () => {
  expect(cue("{\\an8}Above")).toContain("00:00:02.000 line:0\nAbove\n");
});

test("WebVTT without its first line is read", () => {
  expect(srtToWebVtt("00:01.000 --> 00:02.000\nHi")).toContain("00:00:01.000 --> 00:00:02.000\nHi");
});

test("WebVTT stays as it is", () => {
  const webVtt = "WEBVTT - a film\n\n00:01.000 --> 00:02.000 line:0\nHi\n";
  expect(srtToWebVtt(`\uFEFF${webVtt}`)).toBe(webVtt);
});

test.each(["", "\uFEFF", " \n\n"])("the empty file %j has no cues", (text) => {
  expect(srtToWebVtt(text)).toBe("WEBVTT\n");
});

test.each(["<!doctype html><h1>404</h1>", '{"error":"gone"}'])("%s is none", (text) => {
  expect(srtToWebVtt(text)).toBeUndefined();
});

test.each([
  ["UTF-8", [0xc3, 0xa9]],
  ["Windows' western letters", [0xe9]],
  ["UTF-16", [0xff, 0xfe, 0xe9, 0x00]],
])("a file in %s is decoded", (_, bytes) => {
  expect(decodeCaptions(Uint8Array.from(bytes))).toBe("é");
});
