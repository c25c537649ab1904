import { describe, expect, test } from "vitest";
import {
  getSearchFilterValue,
  parseSearchFilters,
  setSearchFilter,
  serializeSearchFilters,
} from "../../../lib/urls/search-filters.ts";

const rewritten = (text: string) => serializeSearchFilters(parseSearchFilters(text));

describe("the filters of a URL", () => {
  test.each([
    ["stream_state:live", "stream_state:live"],
    ["stream_state:live,stream_state:vod", "stream_state:vod"],
    ["stream_state:gone", undefined],
    [
      "metadata.topic:Lakes & seas,tags:a,tags:b,tags:a",
      "metadata.topic:Lakes & seas,tags:b,tags:a",
    ],
    ["tags:on%2Coff,tags:100%25", "tags:on%2Coff,tags:100%25"],
    ["tags:100%,tags:", undefined],
    ["price:1,metadata.:x,metadata.a b:x,constructor:x,:,", undefined],
    ["tags:a\u0000b,tags:\ud800", undefined],
    ["stream_state:live,metadata.topic:lakes,stream_state:", "metadata.topic:lakes"],
    ["stream_state:live,stream_state:gone", "stream_state:live"],
    ["metadata.clock:12:30", "metadata.clock:12:30"],
  ])("%j are %j", (text, filters) => {
    expect(rewritten(text)).toBe(filters);
  });

  test("are at most ten, and none is longer than 100 characters", () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `tags:${at}`).join(",");
    expect(parseSearchFilters(many)).toHaveLength(10);
    expect(rewritten(`tags:${"x".repeat(101)}`)).toBeUndefined();
  });

  test("replace another filter of the same param, and keep those of other params", () => {
    const filters = "tags:sea,stream_state:vod,metadata.topic:lakes";
    expect(setSearchFilter(filters, "stream_state", "live")).toBe(
      "tags:sea,metadata.topic:lakes,stream_state:live",
    );
    expect(setSearchFilter(filters, "stream_state", undefined)).toBe(
      "tags:sea,metadata.topic:lakes",
    );
    expect(setSearchFilter("stream_state:vod", "stream_state", undefined)).toBeUndefined();
  });

  test("are listed by their param", () => {
    expect(getSearchFilterValue("tags:sea,stream_state:vod", "stream_state")).toBe("vod");
    expect(getSearchFilterValue(undefined, "stream_state")).toBeUndefined();
  });
});
