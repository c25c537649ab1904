import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { startFront } from "../../../support/running-front.ts";
import { forAll } from "../counting-site.ts";

/** Text that compression makes hardly smaller. */
const page = randomBytes(60_000).toString("base64");

/** A site of one channel, which has every path. Each page takes about a tenth of the front's memory for pages. */
function oneChannel(body = page): { listener: RequestListener; renders: (url: string) => number } {
  const requested: string[] = [];
  const listener: RequestListener = (req, res) => {
    requested.push(String(req.url));
    const isKnown = String(req.headers.host).startsWith("demo.");
    const headers = { "Content-Type": "text/html", "Cache-Control": isKnown ? forAll : "no-store" };
    res.writeHead(isKnown ? 200 : 404, headers).end(body);
  };
  return { listener, renders: (url) => requested.filter((each) => each === url).length };
}

const rsc = (tree: number) => ({ rsc: "1", "next-router-state-tree": String(tree) });

// docs/security.md SE-91
test.each<[string, (n: number) => [path: string, headers?: Record<string, string>]]>([
  ["unknown hosts", (n) => ["/", { host: `unknown-${n}.localhost` }]],
  ["domains of the channel", (n) => ["/", { host: `demo.example-${n}.com` }]],
  ["search words", (n) => [`/search?q=${n}`]],
  ["paths in front of a page's name", (n) => [`/pages/${n}?page_id=p7`]],
  ["router states", (n) => ["/pages/x", rsc(n)]],
  ["unknown query parameters", (n) => [`/?context=${n}&t=${n}&tab=${n}&utm_source=${n}`]],
  ["payments", (n) => ["/video/7", { cookie: `mq_payment=${n}` }]],
])("a stored page stays in the cache, whatever %s clients make up", async (_what, make) => {
  const site = oneChannel();
  const front = await startFront(site.listener, { cacheBytes: 1_400_000 });
  await front.request("/pages/stored");
  for (let n = 0; n < 40; n += 1) {
    const [path, headers] = make(n);
    await front.request(path, { headers });
  }
  await front.request("/pages/stored");
  expect(site.renders("/pages/stored")).toBe(1);
});

// docs/security.md SE-91
test("a stored page with a query stays in the cache, whatever words clients search for", async () => {
  const site = oneChannel();
  const front = await startFront(site.listener, { cacheBytes: 8_000_000 });
  const stored = "/pages/stored?page_id=p7";
  await front.request(stored);
  for (let n = 0; n < 40; n += 1) await front.request(`/search?q=${n}`);
  await front.request(stored);
  await front.request("/search?q=39");
  await front.request("/search?q=0");
  expect([stored, "/search?q=39", "/search?q=0"].map(site.renders)).toEqual([1, 1, 2]);
});

// docs/security.md SE-33
test("a stored page is evicted when more pages are requested than fit into memory", async () => {
  const site = oneChannel();
  const front = await startFront(site.listener, { cacheBytes: 1_400_000 });
  await front.request("/pages/stored");
  for (let n = 0; n < 40; n += 1) await front.request(`/pages/${n}`);
  await front.request("/pages/stored");
  expect(site.renders("/pages/stored")).toBe(2);
});

// docs/security.md SE-33
test("a stored page counts as much as its compressed forms have bytes", async () => {
  const site = oneChannel("<p>page</p>".repeat(5_000));
  const front = await startFront(site.listener, { cacheBytes: 1_400_000 });
  const headers = { "accept-encoding": "gzip" };
  for (let n = 0; n < 40; n += 1) await front.request(`/pages/${n}`, { headers });
  await front.request("/pages/0", { headers });
  expect(site.renders("/pages/0")).toBe(1);
});
