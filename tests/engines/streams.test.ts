import { afterAll, beforeAll, describe, inject } from "vitest";
import { expectStream, readPlayer } from "../support/streams/play-stream.ts";
import { type StreamCase, streamCases, titleOf } from "../support/streams/stream-cases.ts";
import { type StreamSite, startStreamSite } from "../support/streams/stream-site.ts";
import { click } from "./support/elements.ts";
import { test } from "./support/engine.ts";
import type { Tab } from "./support/tab.ts";

let site: StreamSite;
const startTimeoutMs = 180_000;
beforeAll(async () => {
  site = await startStreamSite();
}, startTimeoutMs);
afterAll(() => site.stop());

/** An engine on a machine that decodes HEVC plays what others refuse. */
async function inThisEngine(stream: StreamCase, tab: Tab): Promise<StreamCase> {
  if (!stream.isHevc) return stream;
  const decodes = await tab.run(() =>
    MediaSource.isTypeSupported('video/mp4; codecs="hvc1.1.6.L93.B0"'),
  );
  return decodes ? { ...stream, says: undefined, ends: true } : stream;
}

/** There WebKitGTK shows no picture ever, or its process no longer responds: docs/testing.md. */
const notInWebKitGtk = [
  "a film whose first segment is 404",
  "a live event whose encoder is restarted",
];
const isPlayed = ({ field, name }: StreamCase) =>
  field !== undefined && !(inject("engine") === "WebKitGTK" && notInWebKitGtk.includes(name));

// docs/behaviour.md BE-413
describe("a stream of the laboratory", () => {
  for (const stream of streamCases.filter(isPlayed)) {
    test(titleOf(stream), async ({ tab, announce }) => {
      // What is spoilt on purpose, and the site's events, which go nowhere: docs/behaviour.md BE-409.
      announce(/./);
      await tab.resize(720, 640);
      await tab.open(site.open(stream));
      const expected = await inThisEngine(stream, tab);
      await click(tab, "button", "Play");
      const isLive = stream.shape.isLive ?? false;
      await expectStream(expected, () => tab.run(readPlayer, isLive));
    });
  }
});
