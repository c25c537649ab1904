import { expect, it } from "vitest";
import { spreadOver } from "../../../../../provider/domain/commerce/spread-over.ts";

it("takes a number of entries of a list, as far apart as possible, and all when there are fewer", () => {
  expect(spreadOver([..."abcdefgh"], 4)).toEqual([..."aceg"]);
  expect(spreadOver([..."abcdef"], 4)).toEqual([..."acdf"]);
  expect(spreadOver([..."abc"], 4)).toEqual([..."abc"]);
  expect(spreadOver([], 4)).toEqual([]);
});
