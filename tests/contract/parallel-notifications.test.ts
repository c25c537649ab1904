import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { viewers } from "../../provider/db/accounts-schema.ts";
import type { Db } from "../../provider/db/database.ts";
import { pendingEventNotifications, liveNotifications } from "../../provider/db/lists-schema.ts";
import { listMails } from "../../provider/db/mails.ts";
import { readProgrammeAnchor } from "../../provider/db/programme-anchor.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { providerLog } from "../../provider/domain/log.ts";
import type { ProviderOptions } from "../../provider/provider-options.ts";
import { type RunningProvider, startProvider } from "../../provider/start-provider.ts";
import { databases, type TestDatabase, type TestPlace } from "./support/databases.ts";
import { usualOptions } from "./support/provider.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.restoreAllMocks();
});

const minute = 60_000;

async function openDatabase(database: TestDatabase): Promise<{ place: TestPlace; db: Db }> {
  const { place, drop } = await database.create();
  closing.push(drop);
  if (place.kind === "open") return { place, db: place.database.db };
  const opened = await openPostgres(place.url);
  closing.unshift(opened.close);
  return { place, db: opened.db };
}

async function start(place: TestPlace, more: Partial<ProviderOptions> = {}) {
  const options = { ...usualOptions, ...more, port: 0, consolePort: 0, database: place };
  const running = await startProvider(options);
  closing.unshift(running.close);
  return running;
}

const order = ({ console }: RunningProvider, path: string, body: object) =>
  fetch(`${console?.origin}/console/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
/** Responds when no work is pending. */
const settled = ({ console }: RunningProvider) => fetch(`${console?.origin}/console/api/mails`);

/** Viewers of the harbour who have subscribed to its next event. */
async function crowd(db: Db, count: number): Promise<void> {
  const now = new Date(Date.now() - minute);
  const name = (index: number) => `crowd-${String(index).padStart(4, "0")}`;
  const people = Array.from({ length: count }, (_, index) => ({
    id: name(index),
    token: name(index),
    channel: "harbour",
    email: `${name(index)}@quay.example`,
    firstName: "Nora",
    lastName: "Quay",
    alerts: 0,
    createdAt: now,
  }));
  await db.insert(viewers).values(people);
  const notifications = people.map(({ id: viewer, email }) => ({
    viewer,
    email,
    content: "soon",
    addedAt: now,
  }));
  await db.insert(liveNotifications).values(notifications);
}

/** A mail server that rejects mails until `heal` is called. */
async function mailServer() {
  const received: string[] = [];
  let isWell = false;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData: (stream, session, done) => {
      stream.resume().on("end", () => {
        if (!isWell) return done(new Error("no room"));
        received.push(session.envelope.rcptTo[0]?.address ?? "");
        return done();
      });
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  closing.push(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = listening.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, heal: () => void (isWell = true) };
}

describe.each(databases)(
  "notifications by several processes on $name",
  { timeout: 120_000 },
  (database) => {
    it("D2: three processes notify each of 60 viewers once of a start, with one alert", async () => {
      const { place, db } = await openDatabase(database);
      const running: RunningProvider[] = [];
      for (const _ of [1, 2, 3]) running.push(await start(place));
      await crowd(db, 60);
      const ms = ((await readProgrammeAnchor(db)) ?? 0) + 6 * minute - Date.now();
      await Promise.all(running.map((one) => order(one, "clock", { action: "shift", ms })));
      await Promise.all(running.map(settled));
      const recipients = (await listMails(db)).map(({ to }) => to);
      expect(recipients).toHaveLength(60);
      expect(new Set(recipients).size).toBe(60);
      const alerts = await db
        .select({ alerts: viewers.alerts })
        .from(viewers)
        .where(sql`${viewers.id} like 'crowd-%'`);
      expect(alerts.every((one) => one.alerts === 1)).toBe(true);
    });

    it("D8: processes of one database have one programme, which a restart keeps", async () => {
      const { place, db } = await openDatabase(database);
      const [one, other] = [await start(place), await start(place)];
      const startOf = async ({ origin }: RunningProvider) =>
        (await (await fetch(`${origin}/ch/harbour/content/soon`)).json()).input.start_time;
      const first = await startOf(one);
      expect(await startOf(other)).toBe(first);
      const again = await start(place);
      expect(await startOf(again)).toBe(first);
      await order(one, "reset?keep=catalogue", {});
      await order(other, "clock", { action: "shift", ms: 0 });
      await settled(other);
      expect(await startOf(other)).toBe(await startOf(one));
      expect(await readProgrammeAnchor(db)).toBeTypeOf("number");
      expect(((await readProgrammeAnchor(db)) ?? 1) % (15 * minute)).toBe(0);
    });

    it("D9: a mail that the mail server rejects is retried later, also by another process", async () => {
      const warnings = vi.spyOn(providerLog, "warn").mockImplementation(() => {});
      const { place, db } = await openDatabase(database);
      const server = await mailServer();
      const first = await start(place, { smtpUrl: server.url });
      await crowd(db, 3);
      const before = Date.now();
      await order(first, "clock", { action: "start-next-event", channel: "harbour" });
      await settled(first);
      const pauses = (await db.select().from(pendingEventNotifications)).map(
        ({ attempts, dueAt }) => [attempts, dueAt.getTime() - before > 5_000],
      );
      expect(pauses).toEqual([
        [1, true],
        [1, true],
        [1, true],
      ]);
      expect(warnings).toHaveBeenCalledWith(
        expect.objectContaining({ channel: "harbour" }),
        "a message will be tried again",
      );
      await first.close();
      server.heal();
      await db.update(pendingEventNotifications).set({ dueAt: new Date() });
      const second = await start(place, { smtpUrl: server.url });
      await order(second, "clock", { action: "shift", ms: 0 });
      await settled(second);
      expect(server.received.toSorted()).toEqual(
        [0, 1, 2].map((index) => `crowd-000${index}@quay.example`),
      );
      expect(await db.select().from(pendingEventNotifications)).toEqual([]);
    });

    it("D9: a message is given up after eight attempts, or when it is too late", async () => {
      vi.spyOn(providerLog, "warn").mockImplementation(() => {});
      const { place, db } = await openDatabase(database);
      const { url } = await mailServer();
      const running = await start(place, { smtpUrl: url });
      await crowd(db, 2);
      await order(running, "clock", { action: "start-next-event", channel: "harbour" });
      await settled(running);
      await db.update(pendingEventNotifications).set({ dueAt: new Date(), attempts: 7 });
      const late = eq(pendingEventNotifications.viewer, "crowd-0001");
      await db
        .update(pendingEventNotifications)
        .set({ expiresAt: new Date(), attempts: 0 })
        .where(late);
      await order(running, "clock", { action: "shift", ms: 0 });
      await settled(running);
      expect(await db.select().from(pendingEventNotifications)).toEqual([]);
    });

    it("D10: pending messages are deleted with the viewer", async () => {
      vi.spyOn(providerLog, "warn").mockImplementation(() => {});
      const { place, db } = await openDatabase(database);
      const { url } = await mailServer();
      const running = await start(place, { smtpUrl: url });
      await crowd(db, 1);
      await order(running, "clock", { action: "start-next-event", channel: "harbour" });
      await settled(running);
      expect(await db.select().from(pendingEventNotifications)).toHaveLength(1);
      await db.delete(viewers).where(eq(viewers.id, "crowd-0000"));
      expect(await db.select().from(pendingEventNotifications)).toEqual([]);
      expect(await db.select().from(liveNotifications)).toEqual([]);
    });
  },
);
