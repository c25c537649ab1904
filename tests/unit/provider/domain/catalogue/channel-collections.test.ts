import { expect, test } from "vitest";
import {
  createSeriesAndTopicFields,
  findContentTimeOfDay,
  findRotationPeriod,
} from "../../../../../provider/domain/catalogue/channel-collections.ts";

const day = 24 * 60 * 60 * 1000;
const midnight = Date.UTC(2026, 10, 23);
const rotation = ["a", "b", "c"];
const stay = (token: string, now: number) => findRotationPeriod(token, { rotation }, now);

test("I16 one content of a rotation is added every day at midnight UTC", () => {
  const arrivals = rotation.map((token) => stay(token, midnight)?.from ?? 0);
  expect(arrivals.toSorted((a, b) => a - b)).toEqual([
    midnight - 2 * day,
    midnight - day,
    midnight,
  ]);
});

test("I16 each content of a rotation stays until its turn comes again", () => {
  for (const token of rotation) {
    const { from = 0, until = 0 } = stay(token, midnight) ?? {};
    expect(until - from).toBe(3 * day);
    expect(stay(token, until - 1)?.from).toBe(from);
    expect(stay(token, until)?.from).toBe(until);
  }
});

test("I16 a content outside rotations has no availability window", () => {
  expect(stay("d", midnight)).toBeUndefined();
  expect(findRotationPeriod("a", {}, midnight)).toBeUndefined();
});

test("I17 a content has the light that its channel sets for it", () => {
  const light = { dusk: ["a"] };
  expect(findContentTimeOfDay("a", { light })).toBe("dusk");
  expect(findContentTimeOfDay("b", { light })).toBeUndefined();
  expect(findContentTimeOfDay("b", {})).toBeUndefined();
});

test("PA-78 an episode is in the last group that begins with or before it", () => {
  const groups: [string, number][] = [
    ["Ebb", 1],
    ["Flood", 3],
  ];
  const tides = { token: "tides", name: "Tides", episodes: ["a", "b", "c"], groups };
  const groupOf = (token: string) =>
    createSeriesAndTopicFields(token, { series: [tides] }).series?.group;
  expect(["a", "b", "c"].map(groupOf)).toEqual(["Ebb", "Ebb", "Flood"]);
});
