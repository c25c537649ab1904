import { describe, expect, test } from "vitest";
import { page } from "../../../lib/contract/page.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { price } from "../../../lib/contract/paywall.ts";
import { paging, sectionItem } from "../../../lib/contract/sections.ts";
import { registrationField } from "../../../lib/contract/user.ts";

const item = (input: object) => ({ token: "a", type: "video", input });
const aPrice = { token: "p", price: 1, payment_period: "month" };

// docs/provider-api.md PA-321
describe("a value out of bounds is left out and reported", () => {
  test.each([
    ["a start in nanoseconds", sectionItem, item({ start_time: 1_767_225_600_000_000_000 })],
    ["a length of a thousand years", sectionItem, item({ duration_s: 3.2e10 })],
    ["a birthday that no calendar has", registrationField, { token: "q", title: "Q", value: 1e17 }],
    ["a commitment of 1e15 payments", price, { ...aPrice, commitment_count: 1e15 }],
    ["a page number of 1e15", paging, { page: 1e15 }],
    ["a status of 1,000", page, { token: "p", url: "p", name: "P", statusCode: 1_000 }],
  ])("%s", (_, schema, value) => {
    expect(parseResponse(schema, value).drops).toHaveLength(1);
  });
});

// docs/provider-api.md PA-326
test.each([".", ".."])("an item whose token is %j is left out", (token) => {
  expect(sectionItem.safeParse({ token, type: "video" }).success).toBe(false);
});
