import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSite, startFront } from "../../../support/running-front.ts";

const site = pageSite("<p>page</p>");
let siteDir: string;
const namedByHash = "brand.0123456789abcdef.css";

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), "marquee-front-"));
  mkdirSync(join(siteDir, ".next", "static", "chunks"), { recursive: true });
  mkdirSync(join(siteDir, "public", "icons"), { recursive: true });
  const chunk = join(siteDir, ".next", "static", "chunks", "a.js");
  writeFileSync(chunk, "plain");
  writeFileSync(`${chunk}.br`, brotliCompressSync("compressed"));
  writeFileSync(join(siteDir, "public", "icons", "x.svg"), "<svg/>");
  mkdirSync(join(siteDir, "public", "worker"));
  writeFileSync(join(siteDir, "public", "service-worker.js"), "worker");
  writeFileSync(join(siteDir, "public", "worker", "end.js"), "end");
  mkdirSync(join(siteDir, "public", "fonts", "faces"), { recursive: true });
  for (const name of [namedByHash, "brand.css"]) {
    writeFileSync(join(siteDir, "public", "fonts", "faces", name), "@font-face{}");
  }
  writeFileSync(join(siteDir, "secret.txt"), "secret");
});

afterAll(() => rmSync(siteDir, { recursive: true }));

describe("a built file", () => {
  test("may be stored for a year and not be sniffed", async () => {
    const front = await startFront(site, { siteDir });
    const { status, headers, body } = await front.request("/_next/static/chunks/a.js?dpl=1");
    expect([status, body]).toEqual([200, "plain"]);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript;charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  test("is served precompressed", async () => {
    const front = await startFront(site, { siteDir });
    const headers = { "accept-encoding": "gzip, br" };
    const response = await front.request("/_next/static/chunks/a.js", { headers });
    expect([response.headers["content-encoding"], response.body]).toEqual(["br", "compressed"]);
  });

  // docs/security.md SE-9
  test.each([
    "/_next/static/nope.js",
    "/_next/static/chunks/a.js.br",
    "/_next/image?url=/a",
    "/_next/",
  ])("that does not exist (%s) is a 404 and not a page", async (path) => {
    const front = await startFront(site, { siteDir });
    expect((await front.request(path)).status).toBe(404);
  });
});

describe("the service worker", () => {
  // docs/security.md SE-102
  test("may control the whole site, is never stored, and may connect only to the site", async () => {
    const front = await startFront(site, { siteDir });
    const { status, headers, body } = await front.request("/service-worker.js");
    expect([status, body]).toEqual([200, "worker"]);
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-security-policy":
        "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; img-src *",
      "content-type": "text/javascript;charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  test("SE-154: unregisters itself where it is switched off", async () => {
    const front = await startFront(site, { siteDir, hasWorker: false });
    const { headers, body } = await front.request("/service-worker.js");
    expect([body, headers["cache-control"]]).toEqual(["end", "no-cache"]);
  });
});

describe("a public file", () => {
  test("is served beside the pages", async () => {
    const front = await startFront(site, { siteDir });
    const { headers, body } = await front.request("/icons/x.svg");
    expect([headers["content-type"], body]).toEqual(["image/svg+xml;charset=utf-8", "<svg/>"]);
    expect((await front.request("/icons")).body).toBe("<p>page</p>");
  });

  test("may be stored for a year where its name contains a hash, otherwise for an hour", async () => {
    const front = await startFront(site, { siteDir });
    const controlOf = async (name: string) =>
      (await front.request(`/fonts/faces/${name}`)).headers["cache-control"];
    expect(await controlOf(namedByHash)).toBe("public, max-age=31536000, immutable");
    expect(await controlOf("brand.css")).toBe("public, max-age=3600");
  });

  test.each(["/..%2fsecret.txt", "/icons/..%2f..%2fsecret.txt", "/secret.txt"])(
    "is never read from outside the folder (%s)",
    async (path) => {
      const front = await startFront(site, { siteDir });
      expect((await front.request(path)).body).not.toContain("secret");
    },
  );
});

// docs/security.md SE-76
describe("a file that cannot be read", () => {
  const path = "/_next/static/chunks/b.js";
  let file: string;

  beforeAll(() => {
    file = join(siteDir, ".next", "static", "chunks", "b.js");
  });

  test("is 503 and reported, and is read by the next request", async () => {
    writeFileSync(file, "plain");
    const errors: unknown[][] = [];
    const onError = (...facts: unknown[]) => errors.push(facts);
    const front = await startFront(site, { siteDir, onError });
    rmSync(file);
    // It exists, but is not a file that can be read.
    mkdirSync(file);
    const failed = await front.request(path);
    expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "5"]);
    expect(errors).toEqual([["file", expect.any(Error), failed.headers["x-request-id"]]]);
    rmSync(file, { recursive: true });
    writeFileSync(file, "plain");
    expect((await front.request(path)).body).toBe("plain");
  });

  test("in its compressed form does not count as missing", async () => {
    writeFileSync(file, "plain");
    mkdirSync(`${file}.br`);
    const front = await startFront(site, { siteDir });
    expect((await front.request(path)).status).toBe(503);
    rmSync(`${file}.br`, { recursive: true });
    writeFileSync(`${file}.br`, brotliCompressSync("compressed"));
    const headers = { "accept-encoding": "br" };
    expect((await front.request(path, { headers })).body).toBe("compressed");
  });

  test("because it was removed is 404, until it exists again", async () => {
    writeFileSync(file, "plain");
    const front = await startFront(site, { siteDir });
    rmSync(file);
    expect((await front.request(path)).status).toBe(404);
    writeFileSync(file, "plain");
    expect((await front.request(path)).status).toBe(200);
  });
});
