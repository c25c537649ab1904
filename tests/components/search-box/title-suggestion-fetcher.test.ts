import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createTitleSuggestionFetcher,
  type TitleSuggestions,
} from "@/components/search-box/title-suggestion-fetcher";
import { useServer } from "../../support/use-server";
import { title } from "../support/search-box";

/** The texts that were requested, and promises that delay responses. */
let requested: string[] = [];
const delays = new Map<string, Promise<void>>();
const address = "*/api/search-suggestions";
const textOf = (request: Request) => new URL(request.url).searchParams.get("q") ?? "";
const server = useServer(
  http.get(address, async ({ request }) => {
    const q = textOf(request);
    requested.push(q);
    await delays.get(q);
    return HttpResponse.json({ items: [title(q)] });
  }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  requested = [];
  delays.clear();
});

/** Types, and records what is shown, a word for each state. */
function start() {
  const shown: string[] = [];
  const show = ({ items, isLimited }: TitleSuggestions) => {
    const names = items.map((item) => item.title).join();
    shown.push(isLimited ? "too many" : names || "nothing");
  };
  return { ...createTitleSuggestionFetcher(show), shown };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

test("the first key after a pause requests at once", async () => {
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(shown).toEqual(["l"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["l", "la"]));
});

test("of thirty keys a second the first and the last request", async () => {
  const { type, shown } = start();
  const text = "x".repeat(30);
  type("x");
  await eventually(() => expect(requested).toEqual(["x"]));
  for (let length = 2; length <= 30; length += 1) {
    vi.advanceTimersByTime(33);
    type(text.slice(0, length));
  }
  vi.advanceTimersByTime(120);
  await eventually(() => expect(shown.at(-1)).toBe(text));
  expect(requested).toEqual(["x", text]);
});

test("an older response never replaces a newer one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  delays.set("l", promise);
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(requested).toEqual(["l"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["la"]));
  resolve();
  vi.advanceTimersByTime(500);
  type("lak");
  await eventually(() => expect(shown).toEqual(["la", "lak"]));
});

test("a cached response is not requested again", async () => {
  const { type, shown } = start();
  for (const text of ["l", "la", "l"]) {
    type(text);
    const last = text;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other.
    await eventually(() => expect(shown.at(-1)).toBe(last));
    vi.advanceTimersByTime(500);
  }
  expect(requested).toEqual(["l", "la"]);
});

test("an empty text requests nothing, and clears the titles", async () => {
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(shown).toEqual(["l"]));
  type("");
  expect([shown, requested]).toEqual([["l", "nothing"], ["l"]]);
});

test.each([
  ["an outage", () => HttpResponse.json({ code: 503 }, { status: 503 })],
  ["no network", () => HttpResponse.error()],
  ["a response that is cut off", () => new HttpResponse("{", { status: 200 })],
])("after %s there are no titles, and the next key requests again", async (_, respond) => {
  const { type, shown } = start();
  server.use(http.get(address, respond, { once: true }));
  type("l");
  await eventually(() => expect(shown).toEqual(["nothing"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["nothing", "la"]));
});

test("a rate limit is shown, and the last text is requested when it ends", async () => {
  const { type, shown } = start();
  const headers = { "Retry-After": "7" };
  const busy = () => HttpResponse.json({ code: 429 }, { status: 429, headers });
  server.use(http.get(address, busy, { once: true }));
  type("l");
  await eventually(() => expect(shown).toEqual(["too many"]));
  vi.advanceTimersByTime(3_000);
  type("la");
  vi.advanceTimersByTime(3_900);
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(200);
  await eventually(() => expect(shown).toEqual(["too many", "la"]));
  expect(requested).toEqual(["la"]);
});
