import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { purgeCaches } from "../../../lib/cache/cache-purges.ts";
import { forgetSharedResponses, getSharedResponse } from "../../../lib/cache/shared-responses.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { startFront } from "../../support/running-front.ts";
import { testSecret } from "../../support/use-tiny-provider.ts";
import { forAll } from "../front/counting-site.ts";

beforeAll(() => {
  vi.stubEnv("SESSION_SECRET", testSecret);
  vi.stubEnv("CACHE_MB", "16");
});
beforeEach(forgetSharedResponses);

const items = (...tokens: string[]) => ({ data: tokens.map((token) => ({ token })) });
const sources = {
  channel: { channel: undefined },
  home: { channel: "acme", page: "home" },
  films: { channel: "acme", page: "films" },
  film: { channel: "acme", content: "film-1" },
  search: { channel: "acme", isSearch: true },
  other: { channel: "other", page: "home" },
};
const former: Record<keyof typeof sources, object> = {
  channel: { token: "acme" },
  home: items("film-1", "film-2"),
  films: { token: "films", ...items("film-3") },
  film: { token: "film-1" },
  search: items("film-3"),
  other: items("film-1"),
};
const names = Object.keys(sources) as (keyof typeof sources)[];
const isMadeUp = (name: string) => name === "search";

/** Which of the responses above are loaded again after a purge. */
async function namesDroppedBy(purge: Parameters<typeof purgeCaches>[0]): Promise<string[]> {
  const load = async (name: keyof typeof sources, response: object) =>
    getSharedResponse(name, async () => response, {
      source: sources[name],
      isMadeUp: isMadeUp(name),
    });
  await Promise.all(names.map((name) => load(name, former[name])));
  purgeCaches(purge);
  const present = {};
  const responses = await Promise.all(names.map((name) => load(name, present)));
  return names.filter((_, at) => responses[at] === present);
}

// docs/behaviour.md BE-508
describe("a purge of cached responses", () => {
  test.each([
    [{ channel: "acme" }, ["channel", "home", "films", "film", "search"]],
    [{ channel: "acme", pages: ["home"] }, ["home"]],
    [{ channel: "acme", pages: ["films", "all-films"] }, ["films"]],
    [{ channel: "acme", contents: ["film-1"] }, ["home", "film", "search"]],
    [{ channel: "acme", pages: ["films"], contents: ["film-2"] }, ["home", "films", "search"]],
    [{ channel: "elsewhere" }, []],
  ])("of %j drops %j", async (purge, dropped) => {
    expect(await namesDroppedBy(purge)).toEqual(dropped);
  });

  test("drops a refusal, also of a host that had no channel", async () => {
    const refused = () => Promise.reject(new ApiError("channel", { code: 404 }));
    await getSharedResponse("new.example", refused).catch(() => {});
    purgeCaches({ channel: "acme" });
    expect(await getSharedResponse("new.example", async () => "there")).toBe("there");
  });

  test("drops what was found of a host that was no domain", async () => {
    const load = (response: object | null) => getSharedResponse("host", async () => response);
    await load(null);
    purgeCaches({ channel: "acme" });
    expect(await load({ token: "acme" })).toEqual({ token: "acme" });
    purgeCaches({ channel: "other" });
    expect(await load(null)).toEqual({ token: "acme" });
  });

  // docs/security.md SE-239
  test("keeps a response that was requested before it out of the cache", async () => {
    const source = sources.home;
    const before = Promise.withResolvers<string>();
    const first = getSharedResponse("home", () => before.promise, { source });
    purgeCaches({ channel: "acme", pages: ["home"] });
    const second = getSharedResponse("home", async () => "new", { source });
    before.resolve("old");
    expect([await first, await second]).toEqual(["old", "new"]);
    const third = await getSharedResponse("home", async () => "newer", { source });
    expect(third).toBe("new");
  });
});

// docs/behaviour.md BE-508
describe("a purge of pages", () => {
  /** Renders what the provider has under the page's name; `gate` holds the next render after it was read. */
  async function siteOf(provider: Record<string, string>) {
    let gate: Promise<void> | undefined;
    let renders = 0;
    const front = await startFront(async (req, res) => {
      const name = (req.url ?? "").slice("/pages/".length);
      const source = { channel: "acme", page: name };
      const text = await getSharedResponse(name, async () => provider[name], { source });
      renders += 1;
      const release = gate;
      gate = undefined;
      await release;
      res.writeHead(200, { "Content-Type": "text/html", "Cache-Control": forAll });
      res.end(`<p>${text}</p>`);
    });
    return {
      get: async (name: string) => (await front.request(`/pages/${name}`)).body,
      holdNext: (until: Promise<void>) => {
        gate = until;
      },
      renders: () => renders,
    };
  }

  test("drops those that show what has changed, and no other", async () => {
    const provider = { home: "old home", films: "old films" };
    const site = await siteOf(provider);
    await Promise.all([site.get("home"), site.get("films")]);
    Object.assign(provider, { home: "new home", films: "new films" });
    purgeCaches({ channel: "acme", pages: ["home"] });
    expect(await site.get("home")).toBe("<p>new home</p>");
    expect(await site.get("films")).toBe("<p>old films</p>");
    expect(site.renders()).toBe(3);
  });

  // docs/security.md SE-239
  test("keeps a page whose rendering began before it out of the cache", async () => {
    const provider = { home: "old" };
    const site = await siteOf(provider);
    const gate = Promise.withResolvers<void>();
    site.holdNext(gate.promise);
    const first = site.get("home");
    await expect.poll(site.renders).toBe(1);
    provider.home = "new";
    purgeCaches({ channel: "acme", pages: ["home"] });
    expect(await site.get("home")).toBe("<p>new</p>");
    gate.resolve();
    expect(await first).toBe("<p>old</p>");
    expect(await site.get("home")).toBe("<p>new</p>");
  });
});
