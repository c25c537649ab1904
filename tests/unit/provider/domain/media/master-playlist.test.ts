import { expect, it } from "vitest";
import { formatMasterPlaylist } from "../../../../../provider/domain/media/master-playlist.ts";
import { manifest } from "../../test-manifest.ts";

it("the master playlist adds the audio bitrate to the video bitrate and names both codecs", () => {
  const lines = formatMasterPlaylist(["first", "second"], manifest).split("\n");
  expect(lines).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=596000,AVERAGE-BANDWIDTH=490000,CODECS="avc1.4d4015,mp4a.40.2",' +
      'RESOLUTION=854x480,FRAME-RATE=25.000,AUDIO="audio"',
  );
});

it("the master playlist leaves out a rendition that one of the films lacks", () => {
  const { first, second } = manifest.films;
  if (!first || !second) throw new Error("the test manifest has both films");
  const lacking = { ...second, video: second.video.slice(0, 1) };
  const text = formatMasterPlaylist(["first", "second"], {
    ...manifest,
    films: { first, second: lacking },
  });
  expect(text).toContain("240p.m3u8");
  expect(text).not.toContain("480p.m3u8");
});
