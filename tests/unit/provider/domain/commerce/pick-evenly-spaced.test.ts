import { expect, it } from "vitest";
import { pickEvenlySpaced } from "../../../../../provider/domain/commerce/pick-evenly-spaced.ts";

it("takes a number of entries of a list, as far apart as possible, and all when there are fewer", () => {
  expect(pickEvenlySpaced([..."abcdefgh"], 4)).toEqual([..."aceg"]);
  expect(pickEvenlySpaced([..."abcdef"], 4)).toEqual([..."acdf"]);
  expect(pickEvenlySpaced([..."abc"], 4)).toEqual([..."abc"]);
  expect(pickEvenlySpaced([], 4)).toEqual([]);
});
