import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { DatabasePlace, OpenDatabase } from "./db/database.ts";
import { openDirectory } from "./db/open-directory.ts";
import { openPostgres } from "./db/open-postgres.ts";
import { createBackground } from "./domain/background.ts";
import { createCallLog } from "./domain/console/call-log.ts";
import { createClock } from "./domain/clock.ts";
import { createFaultBoard } from "./domain/console/faults.ts";
import { createLimits } from "./domain/accounts/limits.ts";
import { createNoticeBoard } from "./domain/console/notices.ts";
import { argon2id, type Hasher } from "./domain/accounts/passwords.ts";
import { createPendingSignIns } from "./identity/pending-sign-ins.ts";
import { createApp } from "./http/app.ts";
import { listen, type Listening } from "./http/listen.ts";
import { createMailbox } from "./mail/mailbox.ts";
import { createSmtpMailer } from "./mail/smtp.ts";
import { readManifest } from "./media/read-manifest.ts";
import { openSandbox } from "./routes/identity/open-sandbox.ts";
import type { Services } from "./routes/services.ts";
import type { Catalogue } from "./seed/catalogue.ts";
import { reseedViewers, type Seed, seedAfresh, seedIfNeeded } from "./seed/seed.ts";

export type ProviderOptions = {
  /** 0 takes any free port. */
  port: number;
  database: DatabasePlace;
  catalogues: Catalogue[];
  /** With `{channel}` in it: `http://{channel}.localhost:3000`. */
  siteOrigin: string;
  /** How browsers reach the provider; without it `http://localhost:{port}`. */
  publicOrigin?: string;
  /** The folder of `manifest.json`, films and pictures. */
  assetsDir?: string;
  /** `smtp://…`; without it mails stay in the console's mailbox. */
  smtpUrl?: string;
  /** Without it argon2id as it should be; tests count its calls, or make it cheap. */
  hasher?: Hasher;
};

/** A provider that answers; `close` stops it and closes its database. */
export type RunningProvider = { port: number; origin: string; close: () => Promise<void> };

const mailTimeoutMs = 3000;
const ownAssets = fileURLToPath(new URL("./assets", import.meta.url));

/**
 * Opens the database, fills it when it is empty, and listens on 127.0.0.1. Throws an error of one
 * line when the directory or the port is taken, or the manifest of the media is wrong.
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const assetsDir = options.assetsDir ?? ownAssets;
  const manifest = readManifest(assetsDir);
  const database = await openDatabase(options.database);
  try {
    const wrote = await seedIfNeeded(database.db, seedOf(options), database.embedded);
    if (wrote) database.markComplete?.();
    const services = createServices(options, database, manifest, assetsDir);
    const listening = await listen(createApp(services), options.port);
    services.publicOrigin = options.publicOrigin ?? `http://localhost:${listening.port}`;
    services.ownOrigin = `http://127.0.0.1:${listening.port}`;
    let closing: Promise<void> | undefined;
    return {
      port: listening.port,
      origin: services.ownOrigin,
      close: () => (closing ??= close(listening, services).finally(database.close)),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Mails under way are waited for, within the mail server's patience. */
async function close(listening: Listening, { background, mailer }: Services): Promise<void> {
  await listening.close();
  await Promise.race([background.idle(), wait(mailTimeoutMs, undefined, { ref: false })]);
  mailer.close();
}

function seedOf({ catalogues, hasher = argon2id }: ProviderOptions): Seed {
  return { catalogues, hasher };
}

type SeedableDatabase = OpenDatabase & { markComplete?: () => void };

async function openDatabase(place: DatabasePlace): Promise<SeedableDatabase> {
  if (place.kind === "postgres") return openPostgres(place.url);
  if (place.kind === "directory") return openDirectory(place.path);
  return place.database;
}

function createServices(
  options: ProviderOptions,
  { db }: OpenDatabase,
  manifest: Services["manifest"],
  assetsDir: string,
): Services {
  const clock = createClock(Date.now);
  const services: Services = {
    db,
    manifest,
    assetsDir,
    publicOrigin: options.publicOrigin ?? `http://localhost:${options.port}`,
    ownOrigin: `http://127.0.0.1:${options.port}`,
    siteOrigin: options.siteOrigin,
    clock,
    programme: { anchor: Date.now() },
    faults: createFaultBoard(),
    calls: createCallLog(),
    notices: createNoticeBoard(),
    limits: createLimits(),
    hasher: options.hasher ?? argon2id,
    mailer: options.smtpUrl ? createSmtpMailer(options.smtpUrl) : createMailbox(db, clock),
    background: createBackground(),
    sandbox: openSandbox(db, () => services.publicOrigin),
    signIns: createPendingSignIns(),
    reset: async ({ keepCatalogue }) => {
      await services.background.idle();
      await (keepCatalogue ? reseedViewers : seedAfresh)(db, seedOf(options));
      services.clock.backToReal();
      services.programme.anchor = Date.now();
      services.faults.clear({});
      services.calls.clear();
      services.notices.clear();
      services.limits.clear();
      services.sandbox.forget();
      services.signIns.clear();
    },
  };
  return services;
}
