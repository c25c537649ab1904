import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabaseDirectory } from "../../provider/db/open-database-directory.ts";
import type { ProviderOptions } from "../../provider/provider-options.ts";
import { deleteSeededAccounts } from "../../provider/seed/viewers/seeded-accounts.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { type RunningProvider, startProvider } from "../../provider/start-provider.ts";
import { cheapHasher } from "./support/cheap-hasher.ts";
import { draft, harbour } from "./support/catalogue.ts";
import { pglite } from "./support/databases.ts";
import { usualOptions } from "./support/provider.ts";

const running: RunningProvider[] = [];
const folders: string[] = [];

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "marquee-"));
  folders.push(made);
  return made;
}

async function start(
  path: string,
  catalogues: SeedCatalogue[],
  options: Partial<ProviderOptions> = {},
): Promise<RunningProvider> {
  const database = { kind: "directory", path } as const;
  const started = await startProvider({
    ...usualOptions,
    port: 0,
    consolePort: 0,
    database,
    catalogues,
    ...options,
  });
  running.push(started);
  return started;
}

const publishedAt = async ({ origin }: RunningProvider) => {
  const response: unknown = await (await fetch(`${origin}/ch/harbour/content/film-1`)).json();
  return JSON.stringify(response).match(/"published_at":"[^"]+"/)?.[0];
};

const signUp = async ({ origin }: RunningProvider) => {
  const body = {
    email: "nora@quay.example",
    password: "a-boat-at-sea",
    first_name: "Nora",
    last_name: "Quay",
    success_url: "http://harbour.localhost:3000/user/verify/",
  };
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${origin}/channel/harbour/signup`, init)).status;
};

describe("the embedded database", () => {
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
    await Promise.all(folders.splice(0).map((one) => rm(one, { recursive: true, force: true })));
  });

  it(
    "K9: data, accounts and mails remain between starts, whatever catalogue is bundled",
    { timeout: 120_000 },
    async () => {
      const path = await folder();
      const first = await start(path, [harbour]);
      const seeded = await publishedAt(first);
      expect(await signUp(first)).toBe(201);
      await first.close();
      const second = await start(path, [harbour]);
      expect(await publishedAt(second)).toBe(seeded);
      expect(await signUp(second)).toBe(409);
      const mails = await (await fetch(`${second.console?.origin}/console/api/mails`)).json();
      expect(mails).toMatchObject({ mails: [{ to: "nora@quay.example" }] });
      await second.close();
      const third = await start(path, [draft]);
      expect((await fetch(`${third.origin}/ch/harbour`)).status).toBe(200);
      expect(await signUp(third)).toBe(409);
    },
  );

  it("K31: an empty database stays empty without catalogues", { timeout: 120_000 }, async () => {
    const path = await folder();
    const first = await start(path, []);
    expect((await fetch(`${first.origin}/ch/harbour`)).status).toBe(404);
    await first.close();
    const second = await start(path, []);
    expect((await fetch(`${second.origin}/health`)).status).toBe(200);
  });

  // docs/security.md SE-229
  it("K32: a published provider refuses accounts of the demo", { timeout: 120_000 }, async () => {
    const path = await folder();
    const demo = await start(path, [harbour]);
    await demo.close();
    const published = () => start(path, [], { refusesSeededAccounts: true });
    await expect(published()).rejects.toThrow(
      /accounts have the public password of the demo, .*harbour.*`npm run remove-demo-accounts` deletes them/,
    );
    const { db, close } = await openDatabaseDirectory(path);
    const removed = await deleteSeededAccounts(db, cheapHasher).finally(close);
    expect(removed).toContain("viewer@harbour.example");
    expect((await fetch(`${(await published()).origin}/ch/harbour`)).status).toBe(200);
  });

  // docs/security.md SE-38
  it(
    "K10, K12: a directory or port in use is rejected in one line",
    { timeout: 120_000 },
    async () => {
      const path = await folder();
      const { console, port } = await start(path, [harbour]);
      await expect(start(path, [harbour])).rejects.toThrow(`Another provider is using ${path}`);
      const { place: database } = await pglite.create();
      const onSamePort = { ...usualOptions, catalogues: [harbour], database, port };
      await expect(startProvider(onSamePort)).rejects.toThrow(
        `Port ${port} is taken: set PROVIDER_PORT`,
      );
      const taken = { ...onSamePort, port: 0, consolePort: console?.port };
      await expect(startProvider(taken)).rejects.toThrow(
        `Port ${console?.port} is taken: set CONSOLE_PORT`,
      );
    },
  );

  // docs/security.md SE-38
  it(
    "K11: an incomplete directory is moved away and created again",
    { timeout: 120_000 },
    async () => {
      const path = await folder();
      await mkdir(join(path, "pglite"));
      await writeFile(join(path, "pglite", "PG_VERSION"), "17");
      const { origin } = await start(path, [harbour]);
      expect((await fetch(`${origin}/ch/harbour`)).status).toBe(200);
      const names = await readdir(path);
      expect(names.filter((name) => name.startsWith("pglite.unfinished-"))).toHaveLength(1);
    },
  );
});
