import Hls from "hls.js";
import { expect, test } from "vitest";
import { initialEngineState } from "@/lib/playback/engine/engine";
import { findHlsDriver } from "@/lib/playback/engine/hls-driver";
import { trackPlayIntent } from "@/lib/playback/play-intent";
import { installMediaElement } from "../support/media-element";

test("a film that started before the player loaded is attached to its element", async () => {
  installMediaElement();
  const video = document.createElement("video");
  const hls = new Hls();
  video.earlyHls = Promise.resolve({ Hls, hls, intent: trackPlayIntent(video) });
  const start = await findHlsDriver(video);
  const store = {
    read: () => initialEngineState,
    set: () => undefined,
    reportCaptions: () => undefined,
    dispatch: () => undefined,
    subscribe: () => () => undefined,
  };
  const driver = start?.(video, { address: "", isLive: false }, store);
  expect(hls.media).toBe(video);
  driver?.destroy();
});
