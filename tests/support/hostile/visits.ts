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

/** Without the whole matrix only every so manyth. */
const every = (step: number) => (_value: unknown, at: number) => isWholeMatrix || at % step === 0;

/** All pages with every field that need not be there replaced. */
export const togetherVisits = hostileValues
  .map((_value, shift) => allReplaced(shift))
  .filter(every(3))
  .flatMap((channel) => visitsOf(channel, everyPage));

/** Rows of every layout, with an item for each value in one field. */
export const itemVisits = itemFields
  .map((_path, field) => itemsReplaced(field))
  .filter(every(4))
  .flatMap((channel) => visitsOf(channel, ["/", "/search?q=lake"]));

/** The pages that read a response in which one field is replaced. */
export const singleVisits = hostileResponses.flatMap((name, response) => {
  // One row stands for those of its kind.
  if (/^\/pages\/front\/sections\/(?!row\/)/.test(name)) return [];
  const [, pages = []] = pagesOf.find(([pattern]) => pattern.test(name)) ?? [];
  const channels = (fieldsOfResponse[response] ?? []).flatMap((_path, field) =>
    hostileValues.map((_value, value) => oneReplaced(response, field, value)),
  );
  return channels.filter(every(101)).flatMap((channel) => visitsOf(channel, pages));
});

/** A few of all, for a browser. */
export const browserVisits = [
  ...[0, 9, 18, 27, 36, 45, 54].flatMap((shift) =>
    visitsOf(allReplaced(shift), everyPage.slice(0, 4)),
  ),
  ...[8, 11, 16, 30].flatMap((field) => visitsOf(itemsReplaced(field), ["/"])),
];

function visitsOf(channel: string, pages: string[]): HostileVisit[] {
  return pages.map((path) => ({ channel, path }));
}
