import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listChannels } from "../../provider/db/channels.ts";
import {
  claimSitePurges,
  enqueueSitePurges,
  postponeSitePurge,
  toPurge,
} from "../../provider/db/outbox/site-purges.ts";
import { enqueueChangeMessages } from "../../provider/outbox/enqueue-change-messages.ts";
import { eventually } from "../support/eventually.ts";
import { freePort } from "../support/free-port.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { secretOfSite } from "./support/provider.ts";
import { type SiteProcess, startSiteProcess } from "./support/start-site-process.ts";
import { useTwoProviders } from "./support/two-providers.ts";

describe.each(databases)("purges of the site on $name", (database) => {
  const siteProcesses: string[] = [];
  const ports: number[] = [];
  beforeAll(async () => {
    ports.push(await freePort(), await freePort());
    siteProcesses.push(...ports.map((port) => `http://127.0.0.1:${port}`));
  });
  const { one, other, db, firstOwnerSecret } = useTwoProviders(database, { siteProcesses });
  const { call } = useAdmin({ origin: one.origin, firstOwnerSecret });
  let sites: SiteProcess[] = [];
  const start = (index: number) =>
    startSiteProcess(ports[index] ?? 0, (index === 0 ? one : other).origin(), secretOfSite);
  beforeAll(async () => {
    sites = await Promise.all([start(0), start(1)]);
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())));

  const pages = (name: string) => Promise.all(sites.map((site) => site.page(name)));
  const any = { "If-Match": "*" };
  const publish = async (page: string, body: object) => {
    await call("PATCH", `/channels/harbour/pages/${page}`, { body, headers: any });
    const { status } = await call("POST", `/channels/harbour/pages/${page}/publication`, {
      headers: any,
    });
    expect(status).toBe(200);
  };
  const waiting = async () => Object(await db().execute(sql`select * from site_purges`)).rows;

  it("AA-102: a published page and a channel's name are shown by every process of the site", async () => {
    const before = await pages("privacy");
    expect(before[0]).toBe(before[1]);
    await publish("privacy", { name: "All that we have" });
    const body = { name: "Another harbour" };
    await call("PATCH", "/channels/harbour", { body, headers: any });
    const shown = "Another harbour: All that we have";
    await eventually(async () => expect(await pages("privacy")).toEqual([shown, shown]));
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it("AA-103: a draft purges nothing", async () => {
    const before = await pages("privacy");
    const body = { name: "Not yet" };
    await call("PATCH", "/channels/harbour/pages/privacy", { body, headers: any });
    expect(await waiting()).toEqual([]);
    expect(await pages("privacy")).toEqual(before);
  });

  // docs/security.md SE-238
  it("AA-104: a process of the site that was down gets one purge of many changes when it is there", async () => {
    await sites[1]?.stop();
    await publish("privacy", { name: "First" });
    await publish("privacy", { name: "Second" });
    await eventually(async () => {
      const rows = await waiting();
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ site: siteProcesses[1], channel: "harbour" });
      expect(rows[0].attempts).toBeGreaterThan(0);
    });
    expect(await sites[0]?.page("privacy")).toMatch(/: Second$/);
    sites[1] = await start(1);
    await db().execute(sql`update site_purges set due_at = now()`);
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it("AA-104: a change begins the attempts of a purge that failed again", async () => {
    const now = new Date();
    const site = "http://down";
    const claimed = () => claimSitePurges(db(), site, { now, leasedUntil: now, limit: 8 });
    await enqueueSitePurges(db(), [site], [{ channel: "acme" }], now);
    for (const row of await claimed()) await postponeSitePurge(db(), { ...row, attempts: 10 }, now);
    expect(await claimed()).toMatchObject([{ attempts: 11 }]);
    await enqueueSitePurges(db(), [site], [{ channel: "acme" }], now);
    expect(await claimed()).toMatchObject([{ attempts: 0 }]);
  });

  it("AA-104: the purges of many changes of a channel are one, of all of it beyond a hundred names", async () => {
    const now = new Date();
    const claim = { now, leasedUntil: now, limit: 8 };
    const enqueue = (names: string[]) =>
      enqueueSitePurges(db(), ["http://nowhere"], [{ channel: "acme", contents: names }], now);
    const claimed = async () => (await claimSitePurges(db(), "http://nowhere", claim)).map(toPurge);
    await enqueue(["a", "b"]);
    await enqueue(["b", "c"]);
    const [purge] = await claimed();
    expect(purge?.contents?.toSorted()).toEqual(["a", "b", "c"]);
    await enqueue(Array.from({ length: 99 }, (_, index) => `n${index}`));
    expect(await claimed()).toEqual([{ channel: "acme" }]);
  });

  it("AA-103: keys of identity providers for all channels purge each channel once", async () => {
    const change = {
      resourceType: "sign-in-provider" as const,
      resourceId: "google",
      channel: null,
      after: {},
    };
    const sites = { siteProcesses: ["http://unseen"] };
    const enqueue = () => enqueueChangeMessages(db(), sites, "createSignInProvider", [change]);
    await enqueueSitePurges(
      db(),
      ["http://unseen"],
      [{ channel: "harbour", pages: ["a"] }],
      new Date(),
    );
    await enqueue();
    await enqueue();
    const claimed = await claimSitePurges(db(), "http://unseen", {
      now: new Date(),
      leasedUntil: new Date(),
      limit: 100,
    });
    const all = (await listChannels(db())).map(({ token }) => ({ channel: token }));
    expect(claimed.map(toPurge)).toEqual(expect.arrayContaining(all));
    expect(claimed).toHaveLength(all.length);
  });
});
