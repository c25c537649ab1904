import { expect, test } from "vitest";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { viewerContentStatesSchema } from "../../../lib/contract/viewer-content-states.ts";

test("an entry of a wrong shape is left out, and the others stay", () => {
  const { value, drops } = parseResponse(viewerContentStatesSchema, {
    data: { one: { watchlistAddedAt: 5 }, two: "yes", three: { name: 7, watchlistAddedAt: 6 } },
  });
  expect(value.data).toEqual({ one: { watchlistAddedAt: 5 }, three: { watchlistAddedAt: 6 } });
  expect(drops.map(({ path }) => path)).toEqual(["data.two", "data.three.name"]);
});

test.each([[{}], [{ data: null }], [{ data: [] }], [{ data: 7 }]])(
  "%j is a viewer with empty lists",
  (raw) => {
    expect(parseResponse(viewerContentStatesSchema, raw).value).toEqual({ data: {}, unlocked: [] });
  },
);

test("paid contents are given by name, and anything else is left out", () => {
  const unlocked = (raw: unknown) =>
    parseResponse(viewerContentStatesSchema, { data: {}, unlocked: raw }).value.unlocked;
  expect(unlocked(["one", 7, "two"])).toEqual(["one", "two"]);
  expect(unlocked("*")).toEqual([]);
});
