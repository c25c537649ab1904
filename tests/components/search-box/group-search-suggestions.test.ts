import { expect, test } from "vitest";
import { groupSearchSuggestions } from "@/components/search-box/group-search-suggestions";
import { title } from "../support/search-box";

const trend = (query: string, mine: boolean) => ({ query, lower: query.toLowerCase(), mine });
const popular = (query: string) => trend(query, false);
const mine = (query: string) => trend(query, true);

function pick(sources: Partial<Parameters<typeof groupSearchSuggestions>[0]>) {
  const groups = groupSearchSuggestions({
    typed: "",
    recents: [],
    trends: [],
    titles: [],
    ...sources,
  });
  return groups.map(({ name, options }) => [
    name,
    ...options.map((option) => (option.kind === "title" ? option.item.title : option.query)),
  ]);
}

test("nothing is offered without suggestions", () => {
  expect(pick({})).toEqual([]);
});

test("saved searches come before popular ones, and those before titles", () => {
  const sources = { recents: ["lake"], trends: [popular("lakes")], titles: [title("Lake")] };
  expect(pick({ ...sources, typed: "la" })).toEqual([
    ["laterSearchOwn", "lake"],
    ["laterSearchPopular", "lakes"],
    ["laterSearchTitles", "Lake"],
  ]);
});

test("typed text matches anywhere in a query, ignoring case", () => {
  const trends = [popular("Frozen LAKE"), popular("sea"), popular("lake at night")];
  expect(pick({ trends, typed: "Lake" })).toEqual([
    ["laterSearchPopular", "Frozen LAKE", "lake at night"],
  ]);
});

test("a query matches by the lower case that the provider sends", () => {
  const trends = [{ query: "İstanbul", lower: "istanbul", mine: false }];
  expect(pick({ trends, typed: "Ist" })).toEqual([["laterSearchPopular", "İstanbul"]]);
});

test("a viewer's searches from the provider come after those of the device", () => {
  const sources = { recents: ["sea"], trends: [popular("ice"), mine("lake")] };
  expect(pick(sources)).toEqual([
    ["laterSearchOwn", "sea", "lake"],
    ["laterSearchPopular", "ice"],
  ]);
});

test("a query is offered once", () => {
  const sources = { recents: ["Lake"], trends: [mine("lake"), popular("LAKE"), popular("sea")] };
  expect(pick(sources)).toEqual([
    ["laterSearchOwn", "Lake"],
    ["laterSearchPopular", "sea"],
  ]);
});

test("titles are offered only for typed text", () => {
  expect(pick({ titles: [title("Lake")] })).toEqual([]);
});

test("typed text shortens the lists of searches to make room for titles", () => {
  const many = Array.from({ length: 20 }, (_, number) => `lake ${number}`);
  const sources = { recents: many, trends: many.map((query) => popular(`${query} trend`)) };
  const count = (typed: string) => pick({ ...sources, typed }).map((group) => group.length - 1);
  expect([count(""), count("lake")]).toEqual([
    [5, 6],
    [3, 4],
  ]);
});
