import { describe, expect, test } from "vitest";
import {
  type FocusTargetBox,
  type ArrowDirection,
  nearestBoxIndex,
} from "../../../components/tv-remote/nearest-box";

const box = (left: number, top: number, width = 100, height = 60): FocusTargetBox => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

/** Three columns and two rows, by their positions: `a1 a2 a3` over `b1 b2 b3`. */
const grid = {
  a1: box(0, 0),
  a2: box(120, 0),
  a3: box(240, 0),
  b1: box(0, 80),
  b2: box(120, 80),
  b3: box(240, 80),
};
type Name = keyof typeof grid;

function from(name: Name, direction: ArrowDirection): string | undefined {
  const others = Object.entries(grid).filter(([other]) => other !== name);
  const index = nearestBoxIndex(
    grid[name],
    direction,
    others.map(([, each]) => each),
  );
  return index === undefined ? undefined : others[index]?.[0];
}

describe("the next element", () => {
  test.each<[Name, ArrowDirection, Name | undefined]>([
    ["a1", "right", "a2"],
    ["a3", "left", "a2"],
    ["a2", "down", "b2"],
    ["b3", "up", "a3"],
    ["a1", "left", undefined],
    ["a3", "right", undefined],
    ["b2", "down", undefined],
    ["a2", "up", undefined],
  ])("from %s to the %s is %s", (name, direction, expected) => {
    expect(from(name, direction)).toBe(expected);
  });

  test("is the wide one straight below, not the near one beside it", () => {
    const wide = box(0, 200, 1_000, 400);
    const aside = box(300, 90);
    expect(nearestBoxIndex(box(0, 0), "down", [aside, wide])).toBe(1);
  });

  test("of two straight below is the one whose middle is nearer", () => {
    const [left, right] = [box(0, 100, 180), box(200, 100, 180)];
    expect(nearestBoxIndex(box(150, 0, 180), "down", [left, right])).toBe(1);
  });

  test("to the side is never higher or lower", () => {
    expect(nearestBoxIndex(box(0, 0), "right", [box(120, 300)])).toBeUndefined();
  });

  test("may touch, but not begin behind", () => {
    expect(nearestBoxIndex(box(0, 0), "down", [box(0, 58)])).toBe(0);
    expect(nearestBoxIndex(box(0, 0), "down", [box(0, 30, 100, 200)])).toBeUndefined();
  });
});
