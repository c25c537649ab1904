import { describe, expect, test } from "vitest";
import { pageSchema } from "../../../lib/contract/page.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { priceSchema } from "../../../lib/contract/paywall.ts";
import {
  pagingSchema,
  sectionItemSchema,
  sectionItemsSchema,
} from "../../../lib/contract/sections.ts";
import { seoSchema } from "../../../lib/contract/seo.ts";
import { registrationFieldSchema } from "../../../lib/contract/user.ts";

const item = (input: object) => ({ token: "a", type: "video", input });
const aPrice = { token: "p", price: 1, payment_period: "month" };

// docs/provider-api.md PA-321
describe("a value out of bounds is left out and reported", () => {
  test.each([
    ["a start in nanoseconds", sectionItemSchema, item({ start_time: 1_767_225_600_000_000_000 })],
    ["a length of a thousand years", sectionItemSchema, item({ duration_s: 3.2e10 })],
    [
      "a birthday that no calendar has",
      registrationFieldSchema,
      { token: "q", title: "Q", value: 1e17 },
    ],
    ["a commitment of 1e15 payments", priceSchema, { ...aPrice, commitment_count: 1e15 }],
    ["a page number of 1e15", pagingSchema, { page: 1e15 }],
    ["a status of 1,000", pageSchema, { token: "p", url: "p", name: "P", statusCode: 1_000 }],
  ])("%s", (_, schema, value) => {
    expect(parseResponse(schema, value).drops).toHaveLength(1);
  });
});

// docs/provider-api.md PA-326
test.each([".", ".."])("an item whose token is %j is left out", (token) => {
  expect(sectionItemSchema.safeParse({ token, type: "video" }).success).toBe(false);
});

// docs/provider-api.md PA-328
test("each value that is left out is named by its path in the response", () => {
  const good = { token: "a", type: "video", input: { name: "A" } };
  const data = [
    { ...good, input: { ...good.input, start_time: 1e17, series: { name: "S", season: -1 } } },
    { ...good, token: 5 },
    { ...good, progress: { current_time_s: 1, duration_s: -1 } },
  ];
  const facets = [{ param: "metadata.topic", values: [{ value: "N", count: 0 }] }];
  const { drops } = parseResponse(sectionItemsSchema, { data, paging: { page: 0 }, facets });
  expect(drops.map(({ path }) => path)).toEqual([
    "data.0.input.start_time",
    "data.0.input.series.season",
    "data.1.token",
    "data.2.progress.duration_s",
    "paging.page",
    "facets.0.values.0.count",
  ]);
});

// docs/provider-api.md PA-328
test("a wrong entry of a list of texts is named by its place", () => {
  const { drops } = parseResponse(seoSchema, { title: "T", keywords: ["lake", 7, ""] });
  expect(drops.map(({ path }) => path)).toEqual(["keywords.1", "keywords.2"]);
});
