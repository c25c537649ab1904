import { expect, test } from "vitest";
import { createFilmDataAttributes } from "../../../lib/playback/engine/running-hls.ts";

const source = { address: "https://media.example/a/master.m3u8", startAt: 30, isLive: false };

test("the page sets what to play and where", () => {
  const attributes = createFilmDataAttributes(source);
  expect(attributes["data-hls"]).toBe(source.address);
  expect(attributes["data-hls-engine"]).toMatch(/hls\.min\.mjs/);
  expect(JSON.parse(attributes["data-hls-config"] ?? "")).toMatchObject({ startPosition: 30 });
});

test("hls.js adds no element for captions, and loads none before they are chosen", () => {
  const { "data-hls-config": config } = createFilmDataAttributes(source);
  expect(JSON.parse(config ?? "")).toMatchObject({
    renderTextTracksNatively: false,
    subtitlePreference: { groupId: "", name: "" },
  });
});

test("a live stream starts at its edge, whatever start was requested", () => {
  const { "data-hls-config": config } = createFilmDataAttributes({ ...source, isLive: true });
  expect(JSON.parse(config ?? "")).toMatchObject({ startPosition: -1 });
});
