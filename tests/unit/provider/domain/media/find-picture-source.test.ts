import { expect, it } from "vitest";
import {
  findPictureSource,
  findSharePictureSource,
} from "../../../../../provider/domain/media/find-picture-source.ts";
import { manifest } from "../../test-manifest.ts";

it.each([
  ["harbour-hero-1280.avif", "harbour-hero-1280.avif"],
  ["harbour-hero-1279.avif", "harbour-hero-640.avif"],
  ["harbour-hero-1920.avif", "harbour-hero-1280.avif"],
  ["harbour-hero-1.avif", "harbour-hero-320.avif"],
  ["harbour-hero.avif", undefined],
  ["toString-320.avif", undefined],
  ["../harbour-hero-320.avif", undefined],
])("%s is served from %s", (name, file) => {
  expect(findPictureSource(name, manifest)).toBe(file);
});

it.each([
  ["harbour-hero-1280.jpg", "harbour-hero-1280.avif", 1280],
  ["harbour-hero-1300.jpg", "harbour-hero-1280.avif", 1280],
  ["harbour-hero-99999.jpg", "harbour-hero-1280.avif", 1920],
  ["harbour-hero-1.jpg", "harbour-hero-320.avif", 320],
  ["harbour-poster-1280.jpg", "harbour-poster-800.avif", 1280],
])("%s is rendered from %s, %i px wide", (name, file, width) => {
  expect(findSharePictureSource(name, manifest)).toEqual({ file, width });
});

it.each([
  "harbour-hero.jpg",
  "harbour-hero-1280.avif",
  "toString-320.jpg",
  "../harbour-hero-1.jpg",
])("%s does not exist", (name) => {
  expect(findSharePictureSource(name, manifest)).toBeUndefined();
});
