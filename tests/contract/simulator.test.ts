import { type IncomingMessage, request } from "node:http";
import { describe, expect, it } from "vitest";
import { oneDatabase } from "./support/databases.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

type PlainResponse = {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
};
type RequestOptions = {
  host?: string;
  method?: string;
  fields?: Record<string, string>;
  site?: string;
};

const page = "/console/simulator";
const openAsViewer = `${page}/hand-over`;
const viewer = { email: "viewer@harbour.example", path: "/mobile/user/account?tab=1" };

describe.each(oneDatabase)("the console's simulator", (database) => {
  const { console } = useProvider(database);
  const origin = () => console.origin();
  const port = () => new URL(origin()).port;

  /** `fetch` sets Host and Sec-Fetch-Site, so this uses node:http. */
  const send = (
    path: string,
    { host, method = "GET", fields, site = "same-origin" }: RequestOptions = {},
  ) =>
    new Promise<PlainResponse>((resolve, reject) => {
      const headers = {
        Host: host ?? `console.harbour.localhost:${port()}`,
        "Sec-Fetch-Site": site,
        "Content-Type": "application/x-www-form-urlencoded",
      };
      const sent = request(origin() + path, { method, headers }, async (response) => {
        const body = (await response.toArray()).join("");
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
      sent.once("error", reject);
      sent.end(new URLSearchParams(fields).toString());
    });
  const give = (fields: Record<string, string>, more: RequestOptions = {}) =>
    send(openAsViewer, { method: "POST", fields, ...more });

  it("W1: frames its channel's site and the identity providers, and no site frames it", async () => {
    const { status, headers, body } = await send(page);
    const policy = headers["content-security-policy"];
    expect(status).toBe(200);
    expect(policy).toContain(
      `frame-src 'self' http://harbour.localhost:3000 ${publicOrigin} http://localhost:${port()};`,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(body).toContain('data-first="http://harbour.localhost:3000/mobile"');
  });

  it("W2: is linked from the console's plain URL, by channel", async () => {
    const { status, headers } = await send(`${page}?channel=harbour`, { host: "localhost" });
    expect(status).toBe(302);
    expect(headers.location).toBe(`http://console.harbour.localhost:${port()}${page}`);
    expect((await send(`${page}?channel=a/b`, { host: "localhost" })).status).toBe(404);
  });

  it("W3: is 404 for a channel that does not exist", async () => {
    expect((await send(page, { host: "console.nobody.localhost" })).status).toBe(404);
  });

  it("W4: runs the site's check of messages, and serves no other file", async () => {
    const script = await send("/console/scripts/lib/contract/bridge.ts");
    expect(script.headers["content-type"]).toContain("text/javascript");
    const checked = await import(`data:text/javascript,${encodeURIComponent(script.body)}`);
    expect(checked.parseBridgeMessage('{"v":1,"type":"logout"}')).toEqual({ v: 1, type: "logout" });
    for (const other of ["lib/env.ts", "../package.json", "provider/main.ts", ""]) {
      expect((await send(`/console/scripts/${other}`)).status).toBe(404);
    }
  });

  it("W5: passes a new token in the URL of a page under /mobile", async () => {
    const first = await give(viewer);
    const second = await give(viewer);
    const to = new URL(first.headers.location ?? "");
    expect(first.status).toBe(303);
    expect(to.origin + to.pathname).toBe("http://harbour.localhost:3000/mobile/user/account");
    expect(to.searchParams.get("tab")).toBe("1");
    expect(to.searchParams.get("access_token")).toMatch(/^[\w-]{43}$/);
    expect(second.headers.location).not.toBe(first.headers.location);
    expect(first.headers["referrer-policy"]).toBe("no-referrer");
    expect(first.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["an unknown viewer", { ...viewer, email: "nobody@harbour.example" }],
    ["another channel's viewer", { ...viewer, email: "viewer@draft.example" }],
    ["no viewer", { path: "/mobile" }],
    ["a page outside /mobile", { ...viewer, path: "/user/account" }],
    ["a page with a path outside", { ...viewer, path: "/mobile/../user/account" }],
    ["another site", { ...viewer, path: "//evil.example/mobile" }],
    ["another address", { ...viewer, path: "http://evil.example/mobile" }],
    ["no address", { ...viewer, path: "http://[" }],
  ])("W6: passes no token for %s", async (_case, fields) => {
    const { status, headers } = await give(fields);
    expect([status, headers.location]).toEqual([422, undefined]);
  });

  it.each(["cross-site", "same-site", "none"])(
    "W7: rejects a hand-over that is %s",
    async (site) => {
      expect((await give(viewer, { site })).status).toBe(403);
    },
  );
});
