import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTitleFetcher, type Titles } from "@/components/search-box/title-fetcher";
import { useServer } from "../../support/use-server";
import { title } from "../support/search-box";

/** The texts that were asked for, and what holds an answer back. */
let asked: string[] = [];
const held = new Map<string, Promise<void>>();
const address = "*/api/search-suggestions";
const textOf = (request: Request) => new URL(request.url).searchParams.get("q") ?? "";
const server = useServer(
  http.get(address, async ({ request }) => {
    const q = textOf(request);
    asked.push(q);
    await held.get(q);
    return HttpResponse.json({ items: [title(q)] });
  }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  asked = [];
  held.clear();
});

/** Somebody types; what they are shown, a word for each state. */
function start() {
  const shown: string[] = [];
  const show = ({ items, isLimited }: Titles) => {
    const names = items.map((item) => item.title).join();
    shown.push(isLimited ? "too many" : names || "nothing");
  };
  return { ...createTitleFetcher(show), shown };
}

const eventually = (look: () => void) => vi.waitFor(look, { timeout: 10_000 });

test("the first key after a rest asks at once", async () => {
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(shown).toEqual(["l"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["l", "la"]));
});

test("of thirty keys a second the first asks, and the last", async () => {
  const { type, shown } = start();
  const text = "x".repeat(30);
  type("x");
  await eventually(() => expect(asked).toEqual(["x"]));
  for (let length = 2; length <= 30; length += 1) {
    vi.advanceTimersByTime(33);
    type(text.slice(0, length));
  }
  vi.advanceTimersByTime(120);
  await eventually(() => expect(shown.at(-1)).toBe(text));
  expect(asked).toEqual(["x", text]);
});

test("an older answer never comes after a newer one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set("l", promise);
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(asked).toEqual(["l"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["la"]));
  resolve();
  vi.advanceTimersByTime(500);
  type("lak");
  await eventually(() => expect(shown).toEqual(["la", "lak"]));
});

test("what was answered is not asked again", async () => {
  const { type, shown } = start();
  for (const text of ["l", "la", "l"]) {
    type(text);
    const last = text;
    // oxlint-disable-next-line no-await-in-loop -- one key after the other.
    await eventually(() => expect(shown.at(-1)).toBe(last));
    vi.advanceTimersByTime(500);
  }
  expect(asked).toEqual(["l", "la"]);
});

test("without words nothing is asked, and what was shown goes", async () => {
  const { type, shown } = start();
  type("l");
  await eventually(() => expect(shown).toEqual(["l"]));
  type("");
  expect([shown, asked]).toEqual([["l", "nothing"], ["l"]]);
});

test.each([
  ["an outage", () => HttpResponse.json({ code: 503 }, { status: 503 })],
  ["no network", () => HttpResponse.error()],
  ["an answer that breaks off", () => new HttpResponse("{", { status: 200 })],
])("after %s there are no titles, and the next key asks", async (_, answer) => {
  const { type, shown } = start();
  server.use(http.get(address, answer, { once: true }));
  type("l");
  await eventually(() => expect(shown).toEqual(["nothing"]));
  vi.advanceTimersByTime(500);
  type("la");
  await eventually(() => expect(shown).toEqual(["nothing", "la"]));
});

test("a limit of calls is told, and the last text is asked when it is over", async () => {
  const { type, shown } = start();
  const headers = { "Retry-After": "7" };
  const busy = () => HttpResponse.json({ code: 429 }, { status: 429, headers });
  server.use(http.get(address, busy, { once: true }));
  type("l");
  await eventually(() => expect(shown).toEqual(["too many"]));
  vi.advanceTimersByTime(3_000);
  type("la");
  vi.advanceTimersByTime(3_900);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(200);
  await eventually(() => expect(shown).toEqual(["too many", "la"]));
  expect(asked).toEqual(["la"]);
});
