import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  parseReelName,
  listReelBlocks,
  reelDurationS,
  formatReelName,
  createReel,
} from "../../../../../provider/domain/media/reel.ts";
import { manifest } from "../../test-manifest.ts";

const films = ["first", "second"];

describe("a reel", () => {
  it("lasts exactly as long as the content", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (segments) => {
        const reel = createReel(films, segments * 4, manifest);
        expect(reelDurationS(reel, manifest)).toBe(segments * 4);
      }),
    );
  });

  it("plays its films in turn and cuts the last", () => {
    const blocks = listReelBlocks({ films, segments: 7 }, manifest);
    expect(blocks.map(({ name, startS, segments }) => [name, startS, segments])).toEqual([
      ["first", 0, 3],
      ["second", 12, 2],
      ["first", 20, 2],
    ]);
  });

  it("is parsed from its name", () => {
    const reel = { films, segments: 7 };
    expect(parseReelName(formatReelName(reel), manifest)).toEqual(reel);
  });

  it.each(["first~0", "first~21601", "third~3", "first", "~3", "first~3~3", "constructor~3"])(
    "cannot have the name %j",
    (name) => {
      expect(parseReelName(name, manifest)).toBeUndefined();
    },
  );
});
