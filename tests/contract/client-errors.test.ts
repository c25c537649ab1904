import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import {
  expireClientErrors,
  clearClientErrors,
  saveClientErrors,
} from "../../provider/db/client-errors/save-client-errors.ts";
import {
  countClientErrors,
  listClientErrors,
} from "../../provider/db/client-errors/list-client-errors.ts";
import type { ReportedErrorGroup } from "../../provider/domain/client-errors/group-client-errors.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";
import { useDatabase } from "./support/use-database.ts";

const maps = mkdtempSync(join(tmpdir(), "marquee-maps-"));
beforeAll(() => {
  mkdirSync(join(maps, "build-1", "chunks"), { recursive: true });
  const map = {
    version: 3,
    sources: ["turbopack:///[project]/components/cards/card.tsx"],
    sourcesContent: ["\n\n  throw new Error('</script>');\n"],
    names: [],
    mappings: "IAEE",
  };
  writeFileSync(join(maps, "build-1", "chunks", "card.js.map"), JSON.stringify(map));
});
afterAll(() => rmSync(maps, { recursive: true }));

const card = "/_next/static/chunks/card.js";
const error = (more: object = {}) => ({
  kind: "error",
  name: "TypeError",
  message: "no title",
  stack: [
    { script: card, line: 1, column: 5, name: "titleOf" },
    { script: "page", line: 7, column: 1 },
  ],
  path: "/video/film-1",
  count: 1,
  ...more,
});
const batchOf = (errors: object[], more: object = {}) => ({
  channel: "harbour",
  browser: "Chrome 153",
  build: "build-1",
  errors,
  ...more,
});

describe.each(databases)("errors of pages on $name", (database) => {
  const provider = useProvider(database, { sourceMapsDir: maps });
  const { origin, console } = provider;
  beforeEach(() => console.send("POST", "/console/api/reset?keep=catalogue"));

  const sendBatch = (body: unknown, headers: Record<string, string> = asSite) =>
    fetch(`${origin()}/client-errors`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const listed = async (channel = "harbour") => {
    const path = `/console/api/analytics/errors?channel=${channel}`;
    return ((await console.json(path)) as { errors: Record<string, unknown>[] }).errors;
  };
  const page = async (channel = "harbour") =>
    (await console.get(`/console/analytics/errors?channel=${channel}`)).text();

  it("Z1: equal errors are counted as one, with their sources", async () => {
    const first = await sendBatch(
      batchOf([error(), error({ message: "no title", count: 2 }), error({ name: "RangeError" })]),
    );
    expect(first.status).toBe(204);
    await sendBatch(batchOf([error({ path: "/" })], { browser: "Firefox 140", build: "build-2" }));
    expect(await listed()).toMatchObject([
      {
        name: "TypeError",
        n: 4,
        build: "build-2",
        tallies: {
          browser: [
            { value: "Chrome 153", n: 3 },
            { value: "Firefox 140", n: 1 },
          ],
          build: [
            { value: "build-1", n: 3 },
            { value: "build-2", n: 1 },
          ],
          page: [
            { value: "/video/film-1", n: 3 },
            { value: "/", n: 1 },
          ],
        },
      },
      { name: "RangeError", n: 1 },
    ]);
  });

  it("Z1: errors are not distinguished by numbers in their message, but by positions in built scripts", async () => {
    await sendBatch(batchOf([error({ message: "row 17" }), error({ message: "row 18" })]));
    await sendBatch(
      batchOf([error({ message: "row 19", stack: [{ script: card, line: 2, column: 1 }] })]),
    );
    expect((await listed()).map(({ n }) => Number(n)).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it("Z1: no error of many simultaneous batches is lost", async () => {
    const batch = batchOf([error(), error({ name: "RangeError" })]);
    const turned = batchOf([error({ name: "RangeError" }), error()]);
    await Promise.all(Array.from({ length: 12 }, (_, n) => sendBatch(n % 2 ? batch : turned)));
    expect((await listed()).map(({ n }) => n)).toEqual([12, 12]);
  });

  test.each([
    ["more than 64 KB", " ".repeat(65_537), 413],
    ["no JSON", "{", 422],
    ["an unknown field", batchOf([error({ user: "ada" })]), 422],
    [
      "a URL in a stack",
      batchOf([error({ stack: [{ script: "https://a.example/a.js", line: 1, column: 1 }] })]),
      422,
    ],
    ["an unknown browser", batchOf([error()], { browser: "<b>" }), 422],
    ["an unknown channel", batchOf([error()], { channel: "nobody" }), 404],
  ])("Z2: %s is rejected", async (_, body, status) => {
    expect((await sendBatch(body)).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  it("Z2: a caller without the site's secret is rejected", async () => {
    expect((await sendBatch(batchOf([error()]), {})).status).toBe(403);
    expect(await listed()).toEqual([]);
  });

  // docs/security.md SE-142
  it("Z4: personal data is removed again", async () => {
    await sendBatch(
      batchOf([error({ message: "no user ada@mail.example", path: "/user?verify_token=1" })]),
    );
    expect(await listed()).toMatchObject([
      { message: "no user [email]", tallies: { page: [{ value: "/user" }] } },
    ]);
  });

  it("Z5: a stack is traced back to the sources, as far as the build's source maps allow", async () => {
    await sendBatch(batchOf([error()]));
    const text = await page();
    expect(text).toContain("titleOf (components/cards/card.tsx:3:3)");
    expect(text).toContain("a script of the page:7:1");
    expect(text).toContain("Errors (1)");
    await sendBatch(batchOf([error()], { build: undefined }));
    expect(await page()).toContain(`titleOf (${card}:1:5)`);
  });

  // docs/security.md SE-143
  it("Z5: a reported text is shown as text on a page without scripts", async () => {
    await sendBatch(
      batchOf([error({ message: "<img src=x onerror=alert(1)>\u202e", path: "/<script>" })]),
    );
    const response = await console.get("/console/analytics/errors?channel=harbour");
    const text = await response.text();
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(text).not.toMatch(/<img|<script|\u202e/);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("Z5: a channel's errors are separate, and are deleted on request", async () => {
    await sendBatch(batchOf([error()]));
    await sendBatch(batchOf([error()], { channel: "draft" }));
    await fetch(`${console.origin()}/console/analytics/errors/clear`, {
      method: "POST",
      body: new URLSearchParams({ channel: "harbour" }),
      headers: { Origin: console.origin() },
    });
    expect(await page()).toContain("No errors were reported.");
    expect(await listed("draft")).toHaveLength(1);
  });
});

// docs/security.md SE-141
describe.each(databases)("stored errors of pages on $name", (database) => {
  const db = useDatabase(database);
  beforeEach(() => clearClientErrors(db()));
  const channel = "harbour";
  const now = Date.parse("2026-11-23T12:00:00Z");
  const group = (n: number, more: Partial<ReportedErrorGroup> = {}): ReportedErrorGroup => ({
    kind: "error",
    name: "Error",
    message: String(n),
    stack: [],
    fingerprint: String(n).padStart(4, "0"),
    build: undefined,
    n: 1,
    tallies: [],
    ...more,
  });
  const saved = async () =>
    (await listClientErrors(db(), channel, 1_000)).map(({ message }) => Number(message));

  it("Z3: the latest errors of a channel are stored", async () => {
    const many = Array.from({ length: 205 }, (_, n) => group(n));
    for (const each of many)
      await saveClientErrors(db(), channel, now + Number(each.message), [each]);
    await saveClientErrors(db(), channel, now + 1_000, [group(7)]);
    expect(await countClientErrors(db(), channel)).toBe(200);
    expect((await saved()).slice(0, 2)).toEqual([7, 204]);
    expect(await saved()).not.toContain(4);
  });

  it("Z3: of an error twenty browsers, builds and pages are distinguished", async () => {
    const tallies = Array.from(
      { length: 25 },
      (_, n) => ({ facet: "page", value: `/${n}`, n: 1 }) as const,
    );
    await saveClientErrors(db(), channel, now, [group(1, { tallies })]);
    await saveClientErrors(db(), channel, now, [group(1, { tallies })]);
    const [found] = await listClientErrors(db(), channel, 1);
    expect(found?.tallies.page).toHaveLength(20);
    expect(found?.tallies.page.every(({ n }) => n === 2)).toBe(true);
  });

  it("Z3: an error that has not occurred for thirty days is deleted", async () => {
    const day = 24 * 60 * 60 * 1000;
    await saveClientErrors(db(), channel, now - 31 * day, [group(1), group(2)]);
    await saveClientErrors(db(), channel, now - 29 * day, [group(2)]);
    await expireClientErrors(db(), now);
    expect(await saved()).toEqual([2]);
  });
});
