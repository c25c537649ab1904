import { afterEach, expect, test } from "vitest";
import {
  type TrackedVisitEvent,
  setVisitTracker,
  trackVisit,
} from "../../../lib/analytics/visit-tracker.ts";

const event = (value: number): TrackedVisitEvent => ({
  event_name: "purchase",
  paywall_token: "all",
  value,
  currency: "EUR",
  transaction_id: "s1",
});

afterEach(() => setVisitTracker(undefined));

test("a tracker that is set later receives the last twenty events", () => {
  for (let value = 0; value < 25; value += 1) trackVisit(event(value));
  const values: number[] = [];
  setVisitTracker((visit) => values.push("value" in visit ? visit.value : 0));
  expect(values).toEqual(Array.from({ length: 20 }, (_, at) => at + 5));
});

test("a tracker receives each event once", () => {
  const values: number[] = [];
  setVisitTracker((visit) => values.push("value" in visit ? visit.value : 0));
  trackVisit(event(1));
  setVisitTracker((visit) => values.push("value" in visit ? visit.value : 0));
  expect(values).toEqual([1]);
});
