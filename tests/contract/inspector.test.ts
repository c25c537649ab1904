import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "../support/free-port.ts";
import { oneDatabase } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const port = await freePort();
const siteOrigin = `http://{channel}.localhost:${port}`;
const harbour = `http://harbour.localhost:${port}`;

const good =
  `<!doctype html><html lang="en"><head><title>Boats</title>
  <meta name="description" content="They come &amp; go."><meta name="viewport" content="w">
  <link rel="canonical" href="${harbour}/good"></head>
  <body><main><h1>Boats &lt;i&gt;</h1></main>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","name":"</` +
  `b>"}</script></body></html>`;

type Reply = (res: ServerResponse) => void;
const leadsTo =
  (address: string): Reply =>
  (res) =>
    res.writeHead(302, { Location: address }).end();
const replies: Record<string, Reply> = {
  "/good": (res) => res.writeHead(200, { "Content-Type": "text/html" }).end(good),
  "/on": leadsTo("/good"),
  "/away": leadsTo("http://127.0.0.1:1/secret"),
  "/round": leadsTo("/round"),
  "/never": () => {},
  "/long": (res) => res.writeHead(200, { "Content-Type": "text/html" }).end("x".repeat(3_100_000)),
};

// docs/security.md SE-147
describe.each(oneDatabase)("the inspector", (database) => {
  const { console } = useProvider(database, { siteOrigin });
  let site: Server;
  let requests: { host: string | undefined; cookie: string | undefined; url: string }[] = [];
  beforeAll(async () => {
    site = createServer((req, res) => {
      const { cookie, host } = req.headers;
      requests.push({ host, cookie, url: req.url ?? "" });
      (replies[req.url ?? ""] ?? ((out) => out.writeHead(404).end()))(res);
    }).listen(port, "127.0.0.1");
    await once(site, "listening");
  });
  afterAll(async () => {
    site.close();
    await once(site, "close");
  });
  beforeEach(() => {
    requests = [];
  });

  const inspect = async (address: string) => {
    const query = new URLSearchParams({ address });
    const response = await console.get(`/console/inspector?${query}`, { Cookie: "own=1" });
    return (await response.text()).replaceAll(/\s+/g, " ");
  };

  it("J7: a page is shown as crawlers get it, with its errors", async () => {
    const shown = await inspect(`${harbour}/good`);
    expect(shown).toContain("answers 200.");
    expect(shown).toContain("<b>VideoObject</b> thumbnailUrl is missing.");
    expect(shown).toContain("<b>Share card</b> og:image is missing.");
    expect(shown).toContain("They come &amp; go.");
    expect(shown).toContain("Boats &lt;i&gt;");
    expect(requests).toEqual([
      { host: `harbour.localhost:${port}`, cookie: undefined, url: "/good" },
    ]);
  });

  it("J7: the text of a page is shown as text, never as markup of the console", async () => {
    expect(await inspect(`${harbour}/good`)).not.toContain("</b>\\&quot;");
    expect(await inspect(`${harbour}/<img src=x>`)).not.toContain("<img src=x>");
  });

  it("J6: a redirect on the site is followed, and reported", async () => {
    const shown = await inspect(`${harbour}/on`);
    expect(shown).toContain(`<code>${harbour}/good</code> answers 200.`);
    expect(shown).toContain(`Led here by <code>${harbour}/on</code> (302)`);
  });

  it.each([
    ["http://example.com/", "is none of the channels"],
    ["http://127.0.0.1:22/", "is none of the channels"],
    [`http://127.0.0.1:${port}/good`, "is none of the channels"],
    [`http://localhost:${port}/good`, "is none of the channels"],
    [`http://nowhere.localhost:${port}/good`, "is none of the channels"],
    [`https://harbour.localhost:${port}/good`, "is none of the channels"],
    [`http://harbour.localhost:${port}@example.com/`, "is no address of a page"],
    [`http://harbour.localhost.example.com:${port}/`, "is none of the channels"],
    ["file:///etc/passwd", "is none of the channels"],
    ["/good", "is no address of a page"],
    [`${harbour}/${"x".repeat(2_000)}`, "is no address of a page"],
  ])("J6: %s is not requested", async (address, why) => {
    expect(await inspect(address)).toContain(why);
    expect(requests).toEqual([]);
  });

  it("J6: a redirect to another origin, or in a loop, is not followed", async () => {
    expect(await inspect(`${harbour}/away`)).toContain(
      "http://127.0.0.1:1 is none of the channels",
    );
    expect(await inspect(`${harbour}/round`)).toContain("There are too many redirects.");
    expect(requests).toHaveLength(7);
  });

  it("J6: a page that does not arrive within eight seconds is given up", async () => {
    const deadline = AbortSignal.timeout(100);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await inspect(`${harbour}/never`)).toContain("The site did not respond in time.");
    expect(timeout).toHaveBeenCalledWith(8_000);
  });

  it("J6: a page without an end is given up", async () => {
    expect(await inspect(`${harbour}/long`)).toContain("The page is longer than 3 MB.");
  });
});
