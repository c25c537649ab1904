import { describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { later } from "../../support/later.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();

async function callApi(call: string, query: Record<string, string> = {}, cookie = "") {
  const headers = new Headers({ host, cookie });
  const reply = await handleApiCall("GET", call, headers, new URLSearchParams(query));
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const countRequests = (path: string) =>
  provider().requestedPaths.filter((requested) => requested === path).length;

describe("GET /api/search-trends", () => {
  const path = "/ch/tiny/search/trends";
  const trend = (query: string, type = "other") => ({
    search_query: query,
    search_query_lower_cased: query.toLowerCase(),
    type,
  });
  const trends = async (cookie = "") => (await callApi("search-trends", {}, cookie)).body.trends;

  test("returns what many viewers search for, from one request for all", async () => {
    respond(path, 200, { data: [trend("Lake"), trend("sea")] });
    const expected = ["Lake", "sea"].map((query) => ({
      query,
      lower: query.toLowerCase(),
      mine: false,
    }));
    expect([await trends(), await trends()]).toEqual([expected, expected]);
    expect(countRequests(path)).toBe(1);
  });

  test("returns a signed-in viewer's searches to that viewer only", async () => {
    const cookie = await signedIn();
    provider().respondWith(path, (response) => {
      const isPersonal = provider().headersOf(path)?.authorization !== undefined;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({
          data: [...(isPersonal ? [trend("my secret", "user")] : []), trend("lake")],
        }),
      );
    });
    expect(await trends(cookie)).toContainEqual({
      query: "my secret",
      lower: "my secret",
      mine: true,
    });
    expect(await trends()).toEqual([{ query: "lake", lower: "lake", mine: false }]);
  });

  test("sends the provider's lower-case text, and computes it where the provider has none", async () => {
    const sentTrend = { search_query: "I\u0307stanbul", search_query_lower_cased: "istanbul" };
    respond(path, 200, { data: [sentTrend, { search_query: "Sea" }] });
    expect((await trends()).map(({ lower }: { lower: string }) => lower)).toEqual([
      "istanbul",
      "sea",
    ]);
  });

  test("shows trends of type user in a shared response to everybody, never as personal", async () => {
    respond(path, 200, { data: [trend("sea", "user"), trend("lake")] });
    expect(await trends()).toEqual([
      { query: "sea", lower: "sea", mine: false },
      { query: "lake", lower: "lake", mine: false },
    ]);
  });

  test("returns the shared trends to a signed-in viewer when the personal ones fail", async () => {
    const cookie = await signedIn();
    provider().respondWith(path, (response) => {
      const isPersonal = provider().headersOf(path)?.authorization !== undefined;
      response.writeHead(isPersonal ? 401 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(isPersonal ? { statusCode: 401 } : { data: [trend("lake")] }));
    });
    expect(await trends(cookie)).toEqual([{ query: "lake", lower: "lake", mine: false }]);
  });

  test("returns none for a provider without trends", async () => {
    respond(path, 404, { statusCode: 404 });
    expect(await trends()).toEqual([]);
  });

  test("normalises queries, and leaves out invalid ones", async () => {
    const odd = ["  a \n b ", "\u202e", "", 7, "x".repeat(999)];
    respond(path, 200, { data: [...odd.map((query) => ({ search_query: query })), null] });
    expect((await trends()).map(({ query }: { query: string }) => query)).toEqual([
      "a b",
      "x".repeat(250),
    ]);
  });

  test("returns at most twenty", async () => {
    respond(path, 200, { data: Array.from({ length: 500 }, (_, n) => trend(`query ${n}`)) });
    expect(await trends()).toHaveLength(20);
  });

  test("serves the previous trends while the provider is unavailable", async () => {
    respond(path, 200, { data: [trend("lake")] });
    await trends();
    respond(path, 503, {});
    later(61);
    expect(await trends()).toEqual([{ query: "lake", lower: "lake", mine: false }]);
  });
});

describe("GET /api/search-suggestions", () => {
  const path = "/ch/tiny/search/suggestions";
  const item = (token: string, input: object = { name: `Film ${token}` }) => ({
    token,
    type: "video",
    input,
  });
  const items = async (q: string) => (await callApi("search-suggestions", { q })).body.items;

  test("returns the fields that a row of the list renders", async () => {
    const thumbnail = "https://media.example/{w}.webp";
    const input = {
      name: "Lake",
      thumbnail,
      art: "#345682",
      topic: "Nature",
      stream_state: "live",
    };
    respond(path, 200, { data: [item("lake", { ...input, description: "A long text" })] });
    expect(await items("la")).toEqual([
      {
        token: "lake",
        kind: "video",
        href: "/video/lake",
        title: "Lake",
        picture: thumbnail,
        art: "#345682",
        state: "live",
        topic: "Nature",
      },
    ]);
  });

  test("returns at most six, each once", async () => {
    const many = Array.from({ length: 30 }, (_, number) => item(`${number >> 1}`));
    respond(path, 200, { data: many });
    const tokens = (await items("film")).map(({ token }: { token: string }) => token);
    expect(tokens).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  test.each(["", "   ", "\ud800", "\u202e"])("makes no request for “%s”", async (q) => {
    expect(await items(q)).toEqual([]);
    expect(provider().requestedPaths.some((requested) => requested.startsWith(path))).toBe(false);
  });

  test("normalises the text before it requests suggestions", async () => {
    respond(path, 200, { data: [] });
    await items(`  Blå \n ${"🌊".repeat(10_000)}`);
    const queryText = new URLSearchParams(provider().sentTo(path)?.query).get("q");
    expect(queryText).toBe(`Blå ${"🌊".repeat(246)}`);
  });

  test("returns none for a provider without suggestions", async () => {
    respond(path, 404, { statusCode: 404 });
    expect(await items("la")).toEqual([]);
  });

  test("rejects an invalid text", async () => {
    expect((await callApi("search-suggestions")).status).toBe(400);
  });

  test("passes a rate limit to the browser, with Retry-After", async () => {
    provider().respondWith(path, (response) => {
      response.writeHead(429, { "content-type": "application/json", "retry-after": "7" });
      response.end('{"statusCode":429}');
    });
    const { status, headers } = await callApi("search-suggestions", { q: "la" });
    expect([status, headers.get("retry-after")]).toEqual([429, "7"]);
  });

  test("responds with the error of an outage", async () => {
    respond(path, 503, {});
    expect((await callApi("search-suggestions", { q: "la" })).status).toBe(503);
  });
});
