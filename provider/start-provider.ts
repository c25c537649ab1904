import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createServices, createListeningOrigins, toSeedData } from "./create-services.ts";
import type { Db } from "./db/database.ts";
import { loadMediaSigningKeys } from "./db/media-signing-keys.ts";
import { issueFirstOwnerInvitation } from "./db/admin/staff-invitations.ts";
import { openDatabase } from "./db/open-database.ts";
import { enqueueSitePurges } from "./db/outbox/site-purges.ts";
import { ensureProgrammeAnchor } from "./db/programme-anchor.ts";
import { replaceSearchCues } from "./db/search/caption-cues.ts";
import { indexOutdatedChannels } from "./db/search/index-channel.ts";
import { argon2idHasher } from "./domain/accounts/passwords.ts";
import { providerLog } from "./domain/log.ts";
import type { MediaManifest } from "./domain/media/media-manifest.ts";
import { createMediaSigner } from "./domain/media/media-signer.ts";
import { listSpokenLines } from "./domain/search/spoken-line.ts";
import { createConsoleApp } from "./http/console-app.ts";
import { loopbackHost, startHttpServer, type ListeningServer } from "./http/start-http-server.ts";
import { createPublicApp } from "./http/public-app.ts";
import { readMediaManifest } from "./media/read-media-manifest.ts";
import type { ProviderOptions } from "./provider-options.ts";
import { hasConsole, type Services } from "./services.ts";
import { findSeededAccounts } from "./seed/viewers/seeded-accounts.ts";
import { seedDatabaseIfNeeded } from "./seed/seed-database.ts";

/** Where something listens on this machine. */
type Address = { port: number; origin: string };

/**
 * A running provider; `close` stops it and closes its database. `firstOwnerSecret` is there as long as there is no staff:
 * docs/security.md SE-225.
 */
export type RunningProvider = Address & {
  console?: Address;
  firstOwnerSecret?: string;
  close: () => Promise<void>;
};

const mailTimeoutMs = 3000;
const bundledAssets = fileURLToPath(new URL("./assets", import.meta.url));

/**
 * Opens the database, fills it when it is empty, and listens. Throws an error of one line when the directory or a port is
 * taken, the manifest of the media is wrong, or a published provider has accounts of the demo.
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const assetsDir = options.assetsDir ?? bundledAssets;
  if (options.logLevel !== undefined) providerLog.level = options.logLevel;
  const manifest = readMediaManifest(assetsDir);
  const database = await openDatabase(options.database);
  try {
    await replaceSearchCues(database.db, listSpokenLines(manifest.transcripts));
    const upgraded = await seedDatabaseIfNeeded(database.db, toSeedData(options));
    database.markComplete?.();
    if (options.refusesSeededAccounts) await refuseSeededAccounts(database.db, options.hasher);
    await indexOutdatedChannels(database.db);
    const signer = await openSigner(database.db, manifest, options);
    const services = createServices(options, database, { manifest, assetsDir, signer });
    const purges = upgraded.map((channel) => ({ channel }));
    await enqueueSitePurges(database.db, services.siteProcesses, purges, new Date());
    services.programme.anchor = await ensureProgrammeAnchor(
      database.db,
      Date.now(),
      database.embedded,
    );
    const listening = await listenOnPorts(services, options);
    services.teller.start();
    services.billing.start();
    services.roller.start();
    services.siteNotifier.start();
    services.webhookSender.start();
    services.importer.start();
    const firstOwnerSecret = await issueFirstOwnerInvitation(database.db, new Date());
    let closing: Promise<void> | undefined;
    return {
      ...addressOf(listening.open),
      console: listening.console && addressOf(listening.console),
      firstOwnerSecret,
      close: () => (closing ??= close(Object.values(listening), services).finally(database.close)),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function refuseSeededAccounts(db: Db, hasher = argon2idHasher): Promise<void> {
  const found = await findSeededAccounts(db, hasher);
  const [first] = found;
  if (!first) return;
  const count = found.length === 1 ? "1 account has" : `${found.length} accounts have`;
  throw new Error(
    `${count} the public password of the demo, ${first.email} for one. ` +
      "A provider whose PROVIDER_PUBLIC_ORIGIN is not local does not start with them. " +
      "`npm run remove-demo-accounts` deletes them.",
  );
}

async function openSigner(db: Db, { films }: MediaManifest, { media = {} }: ProviderOptions) {
  const keys = await loadMediaSigningKeys(db, media);
  const withClip = Object.keys(films).filter((name) => films[name]?.preview);
  return createMediaSigner(keys, withClip, media.lifetimeS);
}

type Ports = { open: ListeningServer; console?: ListeningServer };

/** What anybody may call and what is for this machine alone have a port each. */
async function listenOnPorts(services: Services, options: ProviderOptions): Promise<Ports> {
  const { host = loopbackHost, port } = options;
  const publicApp = createPublicApp(services);
  const open = await startHttpServer(publicApp, { host, port, variable: "PROVIDER_PORT" });
  services.publicOrigin = options.publicOrigin ?? createListeningOrigins(open.port).origin;
  if (!hasConsole(services)) return { open };
  const app = createConsoleApp(services);
  const onPort = startHttpServer(app, {
    host: loopbackHost,
    port: options.consolePort ?? 0,
    variable: "CONSOLE_PORT",
  });
  const listening = await onPort.catch(async (error: unknown) => {
    await open.close();
    throw error;
  });
  services.console = createListeningOrigins(listening.port);
  return { open, console: listening };
}

function addressOf({ port }: ListeningServer): Address {
  return { port, origin: createListeningOrigins(port).loopbackOrigin };
}

/** Mails under way are waited for, within the mail server's patience. */
async function close(listening: ListeningServer[], services: Services): Promise<void> {
  const { background, billing, events, importer, mailer, roller, siteNotifier, teller } = services;
  for (const worker of [teller, billing, roller, siteNotifier, services.webhookSender, importer]) {
    worker.stop();
  }
  await Promise.all(listening.map((each) => each.close()));
  await Promise.race([background.idle(), wait(mailTimeoutMs, undefined, { ref: false })]);
  mailer.close();
  await events.close();
}
