import { expect, test } from "vitest";
import { filmAttributes } from "../../../lib/playback/engine/running-hls.ts";

const source = { address: "https://media.example/a/master.m3u8", startAt: 30, isLive: false };

test("the page sets what to play and where", () => {
  const attributes = filmAttributes(source);
  expect(attributes["data-hls"]).toBe(source.address);
  expect(attributes["data-hls-engine"]).toMatch(/hls\.min\.mjs/);
  expect(JSON.parse(attributes["data-hls-config"] ?? "")).toMatchObject({ startPosition: 30 });
});

test("disabled controllers stay disabled when the configuration is written into the page", () => {
  const { "data-hls-config": config } = filmAttributes(source);
  expect(JSON.parse(config ?? "")).toMatchObject({ timelineController: null });
});

test("a live stream starts at its edge, whatever start was requested", () => {
  const { "data-hls-config": config } = filmAttributes({ ...source, isLive: true });
  expect(JSON.parse(config ?? "")).toMatchObject({ startPosition: -1 });
});
