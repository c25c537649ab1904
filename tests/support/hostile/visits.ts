import { isWholeMatrix } from "../matrix.ts";
import {
  allReplaced,
  fieldsOfResponse,
  hostileResponses,
  itemFields,
  itemsReplaced,
  oneReplaced,
} from "./provider.ts";
import { hostileValues } from "./values.ts";

/** A page of one of the hostile provider's channels. */
export type HostileVisit = { channel: string; path: string };

/** Pages of every kind. */
export const everyPage = [
  "/",
  "/pages/about",
  "/video/film",
  "/video/event",
  "/search?q=lake",
  "/paywalls",
  "/paywalls/pass",
  "/user/signIn",
  "/user/signUp",
  "/mobile",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/ads.txt",
  "/no-such-page",
];

/** The pages that read a response. */
const pagesOf: [response: RegExp, pages: string[]][] = [
  [/^$/, ["/", "/video/event", "/user/signUp", "/manifest.webmanifest"]],
  [/^\/header/, ["/", "/sitemap.xml"]],
  [/^\/footer/, ["/user/signIn"]],
  [/^\/pages\/about/, ["/pages/about"]],
  [/^\/pages\/search|^\/search/, ["/search?q=lake"]],
  [/^\/pages\/front/, ["/"]],
  [/^\/content\/film/, ["/video/film"]],
  [/^\/content\/event/, ["/video/event"]],
  [/^\/paywalls/, ["/paywalls/pass"]],
];

/** One of so many; of all there are, `whole` in the whole matrix. */
const oneOf =
  (some: number, whole = 1) =>
  (_value: unknown, at: number) =>
    at % (isWholeMatrix ? whole : some) === 0;

/** All pages with every field that need not be there replaced. */
export const togetherVisits = hostileValues
  .map((_value, shift) => allReplaced(shift))
  .filter(oneOf(9))
  .flatMap((channel) => visitsOf(channel, everyPage));

/** Rows of every layout, with an item for each value in one field. */
export const itemVisits = itemFields
  .map((_path, field) => itemsReplaced(field))
  .filter(oneOf(16))
  .flatMap((channel) => visitsOf(channel, ["/", "/search?q=lake"]));

/** The pages that read a response in which one field is replaced. All 88,000 take an hour and a half. */
export const singleVisits = hostileResponses.flatMap((name, response) => {
  // One row stands for those of its kind.
  if (/^\/pages\/front\/sections\/(?!row\/)/.test(name)) return [];
  const [, pages = []] = pagesOf.find(([pattern]) => pattern.test(name)) ?? [];
  const channels = (fieldsOfResponse[response] ?? []).flatMap((_path, field) =>
    hostileValues.map((_value, value) => oneReplaced(response, field, value)),
  );
  return channels.filter(oneOf(509, 29)).flatMap((channel) => visitsOf(channel, pages));
});

/** A few of all, for a browser. */
export const browserVisits = [
  ...[0, 9, 18, 27, 36, 45, 54]
    .filter(oneOf(4))
    .flatMap((shift) => visitsOf(allReplaced(shift), everyPage.slice(0, 4))),
  ...[8, 11, 16, 30].filter(oneOf(2)).flatMap((field) => visitsOf(itemsReplaced(field), ["/"])),
];

function visitsOf(channel: string, pages: string[]): HostileVisit[] {
  return pages.map((path) => ({ channel, path }));
}
