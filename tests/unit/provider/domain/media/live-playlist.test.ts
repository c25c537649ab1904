import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type LoopingBroadcast,
  formatBroadcastName,
  formatLivePlaylist,
  parseBroadcastName,
} from "../../../../../provider/domain/media/live-playlist.ts";
import { manifest } from "../../test-manifest.ts";

const startS = 1_800_000_000;
const films = ["first", "second"];
const broadcast: LoopingBroadcast = { films, startS };
const segmentS = 4;

type Listed = { sequence: number; uri: string; cc: number; at: number; durationS: number };

/** A playlist as a player reads it: each segment with its number, discontinuity and date. */
function read(text: string): Listed[] {
  let sequence = Number(/MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  let cc = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(text)?.[1]);
  let at = 0;
  let durationS = 0;
  const listed: Listed[] = [];
  for (const line of text.split("\n")) {
    if (line === "#EXT-X-DISCONTINUITY") cc += 1;
    if (line.startsWith("#EXT-X-PROGRAM-DATE-TIME:")) at = Date.parse(line.slice(25)) / 1000;
    if (line.startsWith("#EXTINF:")) durationS = Number.parseFloat(line.slice(8));
    if (!line.endsWith(".m4s")) continue;
    listed.push({ sequence, uri: line, cc, at, durationS });
    sequence += 1;
    at += durationS;
  }
  return listed;
}

const at = (seconds: number, rendition = "240p", of = broadcast) =>
  read(formatLivePlaylist(of, rendition, (startS + seconds) * 1000, manifest) ?? "");

describe("the live playlist", () => {
  it("V3: lists forty seconds when seeking back is off", () => {
    expect(at(3_600, "240p", { ...broadcast, rewinds: false })).toHaveLength(10);
  });

  it("does not exist before the start", () => {
    expect(formatLivePlaylist(broadcast, "240p", startS * 1000 - 1, manifest)).toBeUndefined();
  });

  it("has three segments at the start, from the first film's first", () => {
    expect(at(0).map(({ uri }) => uri)).toEqual([
      "first/240p/0.m4s",
      "first/240p/1.m4s",
      "first/240p/2.m4s",
    ]);
    expect(at(0)[0]).toMatchObject({ sequence: 0, cc: 0, at: startS - 12 });
  });

  it("grows by a segment every four seconds until the window is full", () => {
    expect(at(3.9)).toHaveLength(3);
    expect(at(4)).toHaveLength(4);
    expect(at(10_000)).toHaveLength(1800 / segmentS);
  });

  it("slides one segment at a time", () => {
    const before = at(10_000);
    const after = at(10_004);
    expect(after.slice(0, -1)).toEqual(before.slice(1));
    expect(after.at(-1)?.sequence).toBe((before.at(-1)?.sequence ?? 0) + 1);
  });

  it("describes a segment in the same way at every request", () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(1700), (from, later) => {
        const known = new Map(at(from).map((one) => [one.sequence, one]));
        const both = at(from + later).filter((one) => known.has(one.sequence));
        expect(both.length).toBeGreaterThan(0);
        for (const one of both) expect(known.get(one.sequence)).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });

  it("dates its last segment within four seconds of now", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => {
        const last = at(seconds).at(-1);
        const behind = startS + seconds - ((last?.at ?? 0) + (last?.durationS ?? 0));
        expect(behind).toBeGreaterThanOrEqual(0);
        expect(behind).toBeLessThan(segmentS);
      }),
      { numRuns: 60 },
    );
  });

  it("counts one discontinuity for each repetition of a film", () => {
    const listed = at(100);
    const turns = new Map(listed.map(({ cc, uri }) => [cc, uri.split("/")[0]]));
    expect([...turns].slice(0, 4)).toEqual([
      [0, "first"],
      [1, "second"],
      [2, "first"],
      [3, "second"],
    ]);
  });

  it("keeps sound and picture in step at every segment's number and repetition", () => {
    const sound = at(5000, "audio").map(({ sequence, cc }) => [sequence, cc]);
    expect(sound).toEqual(at(5000).map(({ sequence, cc }) => [sequence, cc]));
  });

  it("gives sound and picture the same length in each complete round", () => {
    const lengths = (rendition: string) =>
      Object.values(Object.groupBy(at(60, rendition), ({ cc }) => cc))
        .slice(0, -1)
        .map((turn) => turn?.reduce((sum, { durationS }) => sum + durationS, 0));
    for (const [index, length] of lengths("audio").entries()) {
      expect(length).toBeCloseTo(lengths("240p")[index] ?? 0, 4);
    }
  });

  it("has no rendition that the films do not have", () => {
    expect(formatLivePlaylist(broadcast, "4320p", startS * 1000, manifest)).toBeUndefined();
  });
});

describe("the name of a broadcast", () => {
  it("is parsed with its start", () => {
    expect(parseBroadcastName("first+second~1800000000", manifest)).toEqual(broadcast);
    const now = { ...broadcast, rewinds: false };
    expect(parseBroadcastName(formatBroadcastName(now), manifest)).toEqual(now);
  });

  it.each(["third~1", "first+third~1", "", "first", "first~", "first~x", "__proto__~1"])(
    "cannot be %j",
    (name) => {
      expect(parseBroadcastName(name, manifest)).toBeUndefined();
    },
  );
});
