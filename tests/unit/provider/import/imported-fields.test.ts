import { describe, expect, it } from "vitest";
import { parseImportedFields } from "../../../../provider/import/imported-fields.ts";

const hls = "https://cdn.example/a.m3u8";
const parse = (values: Record<string, unknown>) =>
  parseImportedFields({ row: 3, guid: "a", values: { name: "A", hls, ...values } });

describe("fields of an item", () => {
  it("are those of the catalogue format", () => {
    const values = { publishedAt: "2026-03-02T09:30:00+01:00", language: "de-AT", durationS: 9.6 };
    expect(parse(values)).toEqual({
      fields: {
        name: "A",
        hls,
        publishedAt: new Date("2026-03-02T08:30:00Z"),
        language: "de",
        durationS: 10,
      },
    });
  });

  it.each([
    ["name", { name: undefined }, "is missing"],
    ["hls", { hls: undefined }, "is missing"],
    ["hls", { hls: "https://cdn.example/a.mp4" }, "expected HLS, not a file"],
    ["hls", { hls: "javascript:alert(1)" }, "expected an http:// or https:// address"],
    ["name", { name: "a\0b" }, "text with U+0000 or a lone surrogate"],
    ["publishedAt", { publishedAt: "yesterday" }, "expected a time, ISO 8601 with its zone"],
    [
      "captions.0.src",
      { captions: [{ src: "a.vtt", lang: "en" }] },
      "expected an http:// or https:// address",
    ],
    ["titel", { titel: "A" }, "is not a field of a content"],
  ])("are refused with the name %s: %j", (field, values, reason) => {
    expect(parse(values)).toEqual({ faults: [{ row: 3, guid: "a", field, reason }] });
  });

  it("are reported at most ten times an item", () => {
    const keywords = Array.from({ length: 50 }, () => "");
    expect(parse({ keywords })).toMatchObject({ faults: { length: 10 } });
  });
});
