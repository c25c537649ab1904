import { describe, expect, test } from "vitest";
import { deleteDoubledCookie } from "../../../lib/session/doubled-cookies.ts";

const place = { host: "demo.example.com:3000", path: "/video/7", secure: false };

function linesFor(header: string | null, changed: Partial<typeof place> = {}): string[] {
  const headers = new Headers({ "Set-Cookie": "mq_session=new; Path=/" });
  deleteDoubledCookie(headers, header, { ...place, ...changed });
  return headers.getSetCookie();
}

const nothing = ["mq_session=new; Path=/"];

// docs/security.md SE-13
describe("a cookie that was sent twice", () => {
  test("is deleted for every domain and path that reaches the page, before a new one is set", () => {
    const forms = ["", "; Domain=demo.example.com", "; Domain=example.com"].flatMap((domain) =>
      ["/", "/video", "/video/", "/video/7"].map(
        (path) => `mq_session=; Path=${path}${domain}; Max-Age=0`,
      ),
    );
    expect(linesFor("mq_session=a; other=1; mq_session=b")).toEqual([...forms, ...nothing]);
  });

  test("with the __Host- prefix is deleted in its only possible form", () => {
    const header = "__Host-mq_session=a; __Host-mq_session=b";
    expect(linesFor(header, { secure: true })).toEqual([
      "__Host-mq_session=; Path=/; Max-Age=0; Secure",
      ...nothing,
    ]);
  });

  test("is deleted before other duplicates, the session's first", () => {
    const header = "mq_flow=a; mq_flow=b; mq_session=c; mq_session=d";
    expect(linesFor(header)[0]).toMatch(/^mq_session=;/);
    expect(linesFor("mq_flow=a; mq_flow=b; mq_session=c")[0]).toMatch(/^mq_flow=;/);
    expect(linesFor("mq_lng=de; mq_lng=fr")[0]).toMatch(/^mq_lng=;/);
  });

  test.each([
    ["an address", { host: "192.0.2.7" }, 4],
    ["an IPv6 address", { host: "[::1]:3000" }, 4],
    ["a single name", { host: "localhost:3000" }, 8],
    ["a path with a semicolon", { path: "/;Domain=x/7" }, 3],
    ["the root", { path: "/" }, 3],
    ["a deep host and path", { host: "a.b.c.d.e.example.com", path: "/1/2/3/4/5" }, 16],
  ])("is deleted in few lines on %s", (_what, changed, count) => {
    const lines = linesFor("mq_session=a; mq_session=b", changed);
    expect(lines).toHaveLength(count + 1);
    expect(lines.join("\n").length).toBeLessThan(2_000);
  });
});

test.each([null, "", "mq_session=a", "mq_session=a; xmq_session=b; other=1; other=2"])(
  "is not found in %j",
  (header) => expect(linesFor(header)).toEqual(nothing),
);
