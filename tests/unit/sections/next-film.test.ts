import { expect, test } from "vitest";
import { contentSchema } from "../../../lib/contract/content.ts";
import { findNextFilm } from "../../../lib/sections/next-film.ts";

type Episode = { season?: number; episode?: number };

const inSeries = (place: Episode) => ({ name: "Blue Hour", token: "blue-hour", ...place });
const film = (token: string, input: object = {}, more: object = {}) => ({
  token,
  type: "video",
  input: { name: `Film ${token}`, ...input },
  ...more,
});
const episode = (token: string, place: Episode, more: object = {}) =>
  film(token, { series: inSeries(place) }, more);

function after(next: object[], input: object = {}, more: object = {}, mobile = false) {
  const content = { token: "now", input: { name: "Now", ...input }, next, ...more };
  return findNextFilm(contentSchema.parse(content), { mobile });
}
const second = { series: inSeries({ episode: 2 }) };
const whatIsNext = (next: object[], input: object = {}, more: object = {}) => {
  const found = after(next, input, more);
  return found && [found.token, found.follows];
};

test("after an episode comes the following one, wherever it is in the list", () => {
  const next = [film("other"), episode("e4", { episode: 4 }), episode("e3", { episode: 3 })];
  expect(whatIsNext(next, second)).toEqual(["e3", true]);
});

test("after the last episode of a season comes the first of the next", () => {
  const next = [
    episode("s1e1", { season: 1, episode: 1 }),
    episode("s2e1", { season: 2, episode: 1 }),
  ];
  const last = { series: inSeries({ season: 1, episode: 9 }) };
  expect(whatIsNext(next, last)).toEqual(["s2e1", true]);
});

test("after the last episode another film is offered, which does not start automatically", () => {
  const next = [episode("e1", { episode: 1 }), film("other")];
  expect(whatIsNext(next, second)).toEqual(["other", false]);
});

test("after a film without a series comes the first related one", () => {
  expect(whatIsNext([film("a"), film("b")])).toEqual(["a", true]);
});

test("an episode without a number has no following one", () => {
  const next = [episode("e3", { episode: 3 }), film("other")];
  expect(whatIsNext(next, { series: inSeries({}) })).toEqual(["other", true]);
});

test("a live or scheduled content, a page, and the film itself are never next", () => {
  const others = [
    film("live", { stream_state: "live" }),
    film("soon", { stream_state: "scheduled" }),
  ];
  expect(after([...others, { ...film("page"), type: "page" }, film("now")])).toBeUndefined();
});

test("a content that is closed in the viewer's country is never next", () => {
  const next = [film("elsewhere", {}, { blocked: "GEO_BLOCK" }), film("here")];
  expect(whatIsNext(next)).toEqual(["here", true]);
});

test.each<[access: string, user: object | undefined, follows: boolean]>([
  ["free", undefined, true],
  ["signed_in", undefined, false],
  ["signed_in", {}, true],
  ["paid", {}, false],
  ["paid", { subscribersGroup: "gold" }, true],
])("a film that is %s starts automatically for %o: %s", (access, user, follows) => {
  expect(whatIsNext([film("a", {}, { access })], {}, { user })).toEqual(["a", follows]);
});

test("in the web view the next film's link stays in the web view", () => {
  expect(after([film("a")])?.href).toBe("/video/a");
  expect(after([film("a")], {}, {}, true)?.href).toBe("/mobile/video/a");
});
