import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useAdmin } from "./support/admin/use-admin.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/feeds";
const item = { guid: "a", name: "Imported by call", hls: "https://cdn.example/a.m3u8" };

describe.each(oneDatabase)("feeds of the admin API on $name", (database) => {
  const { call, addKey } = useAdmin(useProvider(database, { importHosts: ["127.0.0.1"] }));
  let server: Server;
  let origin = "";
  let items: unknown[] = [];

  beforeAll(async () => {
    server = createServer((_, response) => response.end(JSON.stringify(items)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const create = async (name: string, fields: object = {}) => {
    const body = { source: `${origin}/${name}`, format: "json", ...fields };
    const reply = await call("POST", path, { body });
    expect(reply.status).toBe(201);
    return `${path}/${reply.body.id}`;
  };
  /** Starts a run, and waits for its end. */
  const run = async (feed: string, body: object = {}) => {
    const started = await call("POST", `${feed}/runs`, { body });
    expect(started.status).toBe(201);
    const runPath = `${feed}/runs/${started.body.id}`;
    const read = async () => (await call("GET", runPath)).body;
    await expect
      .poll(async () => (await read()).state, { timeout: 50_000, interval: 100 })
      .toMatch(/finished|failed/);
    return { path: runPath, body: await read() };
  };

  it("AA-122: AA-123: a run imports the feed, and its report has row, field and reason", async () => {
    const feed = await create("all.json");
    items = [item, { guid: "b", name: "B" }];
    const { path: runPath, body } = await run(feed);
    expect(body).toMatchObject({ state: "finished", created: 1, rejected: 1, position: 2 });
    const { body: report } = await call("GET", `${runPath}/faults`);
    expect(report.data).toMatchObject([{ row: 2, guid: "b", field: "hls", reason: "is missing" }]);
    const { sent } = await call("GET", "/channels/harbour/contents/imported-by-call");
    expect(sent).toMatchObject({ hls: item.hls });
    const { body: runs } = await call("GET", `${feed}/runs?limit=1`);
    expect(runs.data).toMatchObject([{ created: 1 }]);
  });

  it("AA-122: a dry run writes no content", async () => {
    const feed = await create("dry.json");
    items = [{ ...item, guid: "dry", name: "Dry" }];
    expect((await run(feed, { isDryRun: true })).body).toMatchObject({ created: 1 });
    expect((await call("GET", "/channels/harbour/contents/dry")).status).toBe(404);
  });

  it("AA-123: a feed with everyMinutes is imported without a call", async () => {
    items = [{ ...item, guid: "due", name: "Due by itself" }];
    await create("due.json", { everyMinutes: 5 });
    const read = async () => (await call("GET", "/channels/harbour/contents/due-by-itself")).status;
    await expect.poll(read, { timeout: 50_000, interval: 100 }).toBe(200);
  });

  it("AA-120: a feed has another source than others, and CSV a mapping", async () => {
    const feed = await create("once.json", { everyMinutes: 60 });
    const shown = (await call("GET", feed)).sent;
    expect(shown).toMatchObject({ format: "json", everyMinutes: 60 });
    const again = { source: `${origin}/once.json`, format: "mrss" };
    expect((await call("POST", path, { body: again })).status).toBe(409);
    const csv = { source: `${origin}/a.csv`, format: "csv" };
    const refused = await call("POST", path, { body: csv });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: "#/mapping" }]]);
  });

  // docs/security.md SE-235
  it.each(["/etc/passwd", "file:///etc/passwd", "ftp://a.example/b", "https://a:b@c.example/d"])(
    "AA-120: a feed at %s is refused",
    async (source) => {
      const { status } = await call("POST", path, { body: { source, format: "json" } });
      expect(status).toBe(422);
    },
  );

  it("AA-121: a deleted feed leaves its contents", async () => {
    const feed = await create("deleted.json");
    items = [{ ...item, guid: "left", name: "Left behind" }];
    await run(feed);
    expect((await call("DELETE", feed)).status).toBe(204);
    expect((await call("GET", feed)).status).toBe(404);
    expect((await call("GET", "/channels/harbour/contents/left-behind")).status).toBe(200);
  });

  // docs/security.md SE-222
  it("AA-120: a key that only reads, or is of another channel, starts no run", async () => {
    const feed = await create("scopes.json");
    const reader = await addKey(["contents:read"]);
    const foreign = await addKey(["contents:write"], "draft");
    expect((await call("POST", `${feed}/runs`, { body: {}, as: reader })).status).toBe(403);
    expect((await call("POST", `${feed}/runs`, { body: {}, as: foreign })).status).toBe(404);
  });
});
