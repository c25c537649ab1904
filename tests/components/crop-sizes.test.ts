import { describe, expect, it } from "vitest";
import { cropFactor, cropSizes } from "@/components/ui/crop-sizes";

describe("the factor of a crop", () => {
  it.each([
    ["a tall box", 2 / 3, undefined, 2.667],
    ["a square box", 1, undefined, 1.778],
    ["a box of the same shape", 16 / 9, undefined, 1],
    ["a wider box, where height is cut off", 21 / 9, undefined, 1],
    ["a tall picture in a tall box", 2 / 3, 2 / 3, 1],
    ["a square picture in a tall box", 2 / 3, 1, 1.5],
  ])("of %s", (_, box, source, factor) => {
    expect(cropFactor(box, source)).toBeCloseTo(factor, 2);
  });
});

describe("the sizes of a cropped picture", () => {
  it("are those of the whole picture, for every window", () => {
    const sizes = "auto,(min-width:940px) 16.5vw,184px";
    expect(cropSizes(sizes, 2)).toBe("(min-width:940px) 33vw,368px");
  });

  it("are those of the box when the sides are not cropped", () => {
    const sizes = "auto,(min-width:940px) 24vw,70vw";
    expect(cropSizes(sizes, cropFactor(16 / 9))).toBe(sizes);
  });
});
