import { expect, it } from "vitest";
import { pictureFile } from "../../../../../provider/domain/media/picture-file.ts";
import { manifest } from "../../manifest-of-tests.ts";

it.each([
  ["harbour-hero-1280.avif", "harbour-hero-1280.avif"],
  ["harbour-hero-1279.avif", "harbour-hero-640.avif"],
  ["harbour-hero-1920.avif", "harbour-hero-1280.avif"],
  ["harbour-hero-1.avif", "harbour-hero-320.avif"],
  ["harbour-hero.avif", undefined],
  ["toString-320.avif", undefined],
  ["../harbour-hero-320.avif", undefined],
])("%s is served from %s", (asked, file) => {
  expect(pictureFile(asked, manifest)).toBe(file);
});
