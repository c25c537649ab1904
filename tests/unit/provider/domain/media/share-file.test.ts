import { expect, it } from "vitest";
import { shareFile } from "../../../../../provider/domain/media/share-file.ts";
import { manifest } from "../../manifest-of-tests.ts";

it.each([
  ["harbour-hero-1280.jpg", "harbour-hero-1280.avif", 1280],
  ["harbour-hero-1300.jpg", "harbour-hero-1280.avif", 1280],
  ["harbour-hero-99999.jpg", "harbour-hero-1280.avif", 1920],
  ["harbour-hero-1.jpg", "harbour-hero-320.avif", 320],
  ["harbour-poster-1280.jpg", "harbour-poster-800.avif", 1280],
])("%s is made of %s, %i px wide", (asked, file, width) => {
  expect(shareFile(asked, manifest)).toEqual({ file, width });
});

it.each([
  "harbour-hero.jpg",
  "harbour-hero-1280.avif",
  "toString-320.jpg",
  "../harbour-hero-1.jpg",
])("%s is made of nothing", (asked) => {
  expect(shareFile(asked, manifest)).toBeUndefined();
});
