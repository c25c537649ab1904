import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "../../provider/db/migrations.ts";
import { freePort } from "../support/free-port.ts";
import { postgres } from "./support/databases.ts";
import {
  extractPreviousVersion,
  hasPreviousVersion,
  type PreviousVersion,
  previousVersion,
} from "./support/previous-version.ts";
import { clientOf } from "./support/provider.ts";
import { type ProviderProcess, startProviderProcess } from "./support/provider-process.ts";
import { journeyOf } from "./support/viewer-journey.ts";

const timeout = 300_000;

type Journey = ReturnType<typeof journeyOf>;
type Version = ProviderProcess & { journey: Journey };

async function startVersion(databaseUrl: string, main?: string): Promise<Version> {
  const consolePort = await freePort();
  const started = await startProviderProcess(
    { DATABASE_URL: databaseUrl, PORT: "3000", CONSOLE: "1", CONSOLE_PORT: String(consolePort) },
    main,
  );
  const consoleOrigin = `http://127.0.0.1:${consolePort}`;
  const client = clientOf(
    () => started.origin,
    () => consoleOrigin,
  );
  return { ...started, journey: journeyOf(client) };
}

/** Calls that may be repeated without end: rates are not limited. */
async function callsOf(journey: Journey, headers: Record<string, string>) {
  await journey.forgetLimits();
  const catalogue = await journey.catalogue();
  const saved = await journey.saveFilm(headers);
  return { catalogue, saved, after: await journey.belongings(headers) };
}

// As with the engines: what a clone does not have is reported, and left out.
const hasPrevious = hasPreviousVersion();
if (!hasPrevious) console.warn(`The version before is not tested: no commit ${previousVersion}.`);

describe.runIf(hasPrevious)("the version before beside the present one", { timeout }, () => {
  const stopping: (() => Promise<void>)[] = [];
  let previous: PreviousVersion;
  let databaseUrl: string;
  let old: Version;
  let present: Version;
  /** What the old version responded before the migrations. */
  let usual: Awaited<ReturnType<Journey["whole"]>>;
  /** What it responded while the present version started. */
  const meanwhile: Awaited<ReturnType<typeof callsOf>>[] = [];

  beforeAll(async () => {
    previous = await extractPreviousVersion();
    stopping.push(previous.delete);
    const { place } = await postgres.create();
    if (place.kind !== "postgres") throw new Error("expected a server's database");
    databaseUrl = place.url;
    old = await startVersion(databaseUrl, previous.main);
    stopping.unshift(old.stop);
    usual = await old.journey.whole("before@quay.example");
    const headers = await old.journey.signIn("before@quay.example");
    const starting = startVersion(databaseUrl);
    stopping.unshift(async () => (await starting).stop());
    let started: Version | undefined;
    while (!started) {
      meanwhile.push(await callsOf(old.journey, headers));
      started = await Promise.race([starting, Promise.resolve(undefined)]);
    }
    present = started;
  }, timeout);
  afterAll(async () => {
    for (const stop of stopping) await stop();
  }, timeout);

  it("K41: the version before serves a viewer's whole journey", () => {
    expect(usual).toMatchObject({
      signedUp: [201, 200],
      before: { me: 200, isListed: false, unlocked: [], purchases: 0, paidFilm: 402 },
      saved: [204, 204],
      bought: [200, 303],
      after: { me: 200, isListed: true, position: 42, purchases: 1, paidFilm: 200 },
    });
  });

  it("K41: the version before responds while the present one starts", () => {
    const { catalogue, saved, after } = usual;
    expect(meanwhile.length).toBeGreaterThan(0);
    for (const responses of meanwhile) expect(responses).toEqual({ catalogue, saved, after });
  });

  it("K41: after the migrations the version before responds as it did before them", async () => {
    expect(await old.journey.whole("after@quay.example")).toEqual(usual);
  });

  it("K41: the present version responds as the version before", async () => {
    expect(await present.journey.whole("present@quay.example")).toEqual(usual);
  });

  it.each([
    { writer: "version before", reader: "present version", pair: () => [old, present] as const },
    { writer: "present version", reader: "version before", pair: () => [present, old] as const },
  ])("K41: what the $writer writes is read by the $reader", async ({ writer, pair }) => {
    const [from, to] = pair();
    const email = `${writer.replace(" ", "-")}@quay.example`;
    await from.journey.signUp(email);
    const headers = await from.journey.signIn(email);
    await from.journey.saveFilm(headers);
    await from.journey.buyFilm(headers);
    expect(await to.journey.belongings(headers)).toEqual(usual.after);
    expect(await to.journey.belongings(await to.journey.signIn(email))).toEqual(usual.after);
  });

  it("K41: the version before starts on the migrated database", async () => {
    const again = await startVersion(databaseUrl, previous.main);
    onTestFinished(again.stop);
    expect(await again.journey.whole("again@quay.example")).toEqual(usual);
  });

  it("K41: the present version goes on after the version before has ended", async () => {
    await old.stop();
    expect(await present.journey.whole("alone@quay.example")).toEqual(usual);
  });

  it("K41: the migrations of the version before are those of the present one", async () => {
    const [before, now] = [previous.migrations, migrations.migrationsFolder];
    for (const name of await readdir(before)) {
      if (!name.endsWith(".sql")) continue;
      expect(await readFile(join(now, name), "utf8")).toBe(
        await readFile(join(before, name), "utf8"),
      );
    }
  });
});

it("K41: a clone without the version before says how to fetch it", async () => {
  const clone = await mkdtemp(join(tmpdir(), "marquee-clone-"));
  onTestFinished(() => rm(clone, { recursive: true }));
  execFileSync("git", ["init", "--quiet"], { cwd: clone });
  await expect(extractPreviousVersion(clone)).rejects.toThrow(
    `git fetch --depth 1 origin ${previousVersion}`,
  );
});
