import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import type { FrontConfig } from "../../../../lib/front/front-config.ts";
import { startFront } from "../../../support/running-front.ts";
import { later } from "../../../support/later.ts";
import { forAll } from "../counting-site.ts";
import { eventually } from "../../../support/eventually.ts";

const html = { "Content-Type": "text/html", "Cache-Control": forAll };

/** A site that delays its responses to `/pages/held…` and `/user/…` until `give` is called. */
function pausedSite() {
  const requested: string[] = [];
  const pending: ServerResponse[] = [];
  const listener: RequestListener = (req, res) => {
    requested.push(req.url ?? "");
    if (/^\/(?:pages\/held|user)/.test(req.url ?? "")) pending.push(res);
    else res.writeHead(200, html).end(`<p>${requested.length}</p>`);
  };
  const give = () => {
    for (const res of pending.splice(0)) res.writeHead(200, html).end("<p>given</p>");
  };
  return { listener, requested, pending, give };
}

const narrow: Partial<FrontConfig> = {
  pages: { underWay: 1, rendered: 1, maxWaiting: 1, maxWaitMs: 60_000 },
  trustedProxyHops: 1,
};
const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });

/** A front that renders one page at a time and has one waiting, so that no other gets a turn. */
async function fullFront() {
  const site = pausedSite();
  const front = await startFront(site.listener, narrow);
  const rendered = front.request("/pages/held1", from("192.0.2.1"));
  await eventually(() => expect(site.pending).toHaveLength(1));
  const fill = () => front.request("/pages/held2", from("192.0.2.1"));
  const filled = fill();
  // Its place is taken when the next request of the same client is rejected.
  await eventually(async () => {
    expect((await front.request("/pages/held3", from("192.0.2.1"))).status).toBe(503);
  });
  return { site, front, responses: [rendered, filled] };
}

// docs/security.md SE-90
describe("a page that gets no turn", () => {
  test.each(["/pages/x", "/user/account", "/video/7"])(
    "is 503 with Retry-After before the site gets the request: %s",
    async (path) => {
      const { site, front, responses } = await fullFront();
      const { status, headers } = await front.request(path, from("192.0.2.1"));
      expect([status, headers["retry-after"]]).toEqual([503, "5"]);
      expect(site.requested).toEqual(["/pages/held1"]);
      site.give();
      await responses[0];
      await eventually(() => expect(site.pending).toHaveLength(1));
      site.give();
      expect((await responses[1])?.status).toBe(200);
    },
  );

  test("is served from the cache where it is stored, however stale", async () => {
    const site = pausedSite();
    const front = await startFront(site.listener, narrow);
    await front.request("/");
    void front.request("/pages/held1").catch(() => {});
    await eventually(() => expect(site.pending).toHaveLength(1));
    void front.request("/pages/held2").catch(() => {});
    await eventually(async () => expect((await front.request("/pages/held3")).status).toBe(503));
    later(700);
    const { status, body } = await front.request("/");
    expect([status, body]).toEqual([200, "<p>1</p>"]);
  });
});

// docs/security.md SE-90
describe("while no page gets a turn", () => {
  test.each(["/", "/robots.txt", "/api/viewer", "/api/health"])(
    "%s gets a response",
    async (path) => {
      const site = pausedSite();
      const front = await startFront(site.listener, narrow);
      await front.request("/");
      void front.request("/pages/held1").catch(() => {});
      await eventually(() => expect(site.pending).toHaveLength(1));
      void front.request("/pages/held2").catch(() => {});
      await eventually(async () => expect((await front.request("/pages/held3")).status).toBe(503));
      expect((await front.request(path)).status).toBe(200);
    },
  );
});

// docs/security.md SE-90
test("a client with one page comes before the second page of a client with many", async () => {
  const site = pausedSite();
  const pages = { underWay: 1, rendered: 1, maxWaiting: 4, maxWaitMs: 60_000 };
  const front = await startFront(site.listener, { ...narrow, pages });
  const responses = [front.request("/pages/held0", from("2001:db8::1"))];
  await eventually(() => expect(site.pending).toHaveLength(1));
  // All addresses are of one /64.
  const crowd = ["2001:db8::2", "2001:db8::3", "2001:db8::4"];
  for (const [n, ip] of crowd.entries())
    responses.push(front.request(`/pages/held-crowd${n}`, from(ip)));
  responses.push(front.request("/pages/held-alone", from("192.0.2.7")));
  // All four wait when a fifth is rejected.
  await eventually(async () => {
    expect((await front.request("/pages/held-late", from("2001:db8::5"))).status).toBe(503);
  });
  for (let n = 0; n < 5; n += 1) {
    await eventually(() => expect(site.pending).toHaveLength(1));
    site.give();
  }
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(site.requested.indexOf("/pages/held-alone")).toBeLessThanOrEqual(2);
});

// docs/security.md SE-90
test("a client that disconnects releases its place in the queue", async () => {
  const { site, front, responses } = await fullFront();
  const other = front.request("/pages/held-other", from("192.0.2.9"));
  expect((await other).status).toBe(503);
  site.give();
  await responses[0];
  await eventually(() => expect(site.pending).toHaveLength(1));
  const socket = connect(front.port, "127.0.0.1");
  socket.write("GET /pages/held-gone HTTP/1.1\r\nHost: demo.localhost\r\n\r\n");
  await eventually(async () => {
    expect((await front.request("/pages/held-late")).status).toBe(503);
  });
  socket.destroy();
  let next: ReturnType<typeof front.request> | undefined;
  // A place is free as soon as the front has seen the end of the connection.
  await eventually(async () => {
    const pendingPage = front.request("/pages/held-next");
    const first = await Promise.race([pendingPage, front.request("/api/health")]);
    expect(first.status).toBe(200);
    next = pendingPage;
  });
  site.give();
  await responses[1];
  await eventually(() => expect(site.pending).toHaveLength(1));
  site.give();
  expect((await next)?.status).toBe(200);
  expect(site.requested).not.toContain("/pages/held-gone");
});

test("a client that does not read its response does not block other pages from being rendered", async () => {
  const big = Buffer.alloc(64 * 1024 * 1024, "x");
  const front = await startFront((req, res) => {
    res.writeHead(200, { "Content-Type": "application/octet-stream" });
    if (req.url === "/user/account") res.write(big);
    else res.end("drawn");
  }, narrow);
  const socket = connect(front.port, "127.0.0.1");
  socket.pause();
  socket.write("GET /user/account HTTP/1.1\r\nHost: demo.localhost\r\n\r\n");
  await once(socket, "readable");
  expect((await front.request("/user/logout")).body).toBe("drawn");
  socket.destroy();
});
