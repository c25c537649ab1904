import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { simulatedVpn } from "../lib/contract/simulated-location.ts";
import type { Db, DatabaseConnection } from "./db/database.ts";
import { createBackgroundTasks } from "./domain/background-tasks.ts";
import { createProviderCallLog } from "./domain/console/provider-call-log.ts";
import { createProviderClock } from "./domain/clock.ts";
import { createSimulatedFaultStore } from "./domain/console/simulated-faults.ts";
import { deleteAdminData } from "./db/admin/delete-admin-data.ts";
import { deleteDomains } from "./db/domains.ts";
import { createTxtRecordFinder } from "./domain/domains/find-txt-records.ts";
import { clearClientErrors } from "./db/client-errors/save-client-errors.ts";
import { clearPendingSignIns } from "./db/pending-sign-ins.ts";
import { clearEventChanges } from "./db/events/event-changes.ts";
import { createAttemptRateLimiter } from "./db/rate-limits.ts";
import { moveProgrammeAnchor } from "./db/programme-anchor.ts";
import { createSignInQueue } from "./domain/accounts/sign-in-delay.ts";
import { createReportedNoticeStore } from "./domain/console/reported-notices.ts";
import { createSimulatedLocationStore } from "./domain/console/simulated-location.ts";
import { createCidrSet } from "./domain/rights/cidr-set.ts";
import { type Cidr, parseCidr } from "./domain/rights/ip-bits.ts";
import { argon2idHasher } from "./domain/accounts/passwords.ts";
import { createClickHouseStore } from "./analytics/clickhouse/store.ts";
import { createPostgresStore } from "./analytics/postgres-store.ts";
import { createSourceMapReader } from "./analytics/source-map-reader.ts";
import { createRollUpWorker } from "./analytics/create-roll-up-worker.ts";
import { createMailboxMailer } from "./mail/create-mailbox-mailer.ts";
import { createSmtpMailer } from "./mail/create-smtp-mailer.ts";
import type { ProviderOptions } from "./provider-options.ts";
import { createChannelIdpSandbox } from "./routes/identity/create-channel-idp-sandbox.ts";
import type { Services } from "./services.ts";
import { createBillingWorker } from "./commerce/create-billing-worker.ts";
import type { PaymentProcessor } from "./commerce/payment-processor.ts";
import { createStripeClient } from "./commerce/stripe-client.ts";
import { createStripeProcessor } from "./commerce/stripe-processor.ts";
import { createSandboxProcessor } from "./commerce/sandbox-processor.ts";
import { createRoundWorker } from "./domain/round-worker.ts";
import { deliverWebhooks } from "./outbox/deliver-webhooks.ts";
import { createImportWorker } from "./import/create-import-worker.ts";
import { createSiteNotifier } from "./outbox/create-site-notifier.ts";
import { createEventNotifier } from "./notifications/create-event-notifier.ts";
import { reseedViewers, type SeedData, reseedDatabase } from "./seed/seed-database.ts";

/** Where `npm run build` puts them. */
const builtSourceMaps = fileURLToPath(new URL("../.cache/source-maps", import.meta.url));
/** Thirteen months. */
const defaultRetentionDays = 396;

/** What routes work with. Origins are of the ports that were requested: port 0 is not known yet. */
export function createServices(
  options: ProviderOptions,
  { db }: DatabaseConnection,
  media: Pick<Services, "assetsDir" | "manifest" | "signer">,
): Services {
  const clock = createProviderClock(Date.now);
  // Purges are signed with the secret.
  const siteProcesses = options.secret === undefined ? [] : (options.siteProcesses ?? []);
  const services: Services = {
    db,
    ...media,
    publicOrigin: options.publicOrigin ?? `http://localhost:${options.port}`,
    console:
      options.consolePort === undefined ? undefined : createListeningOrigins(options.consolePort),
    siteOrigin: options.siteOrigin,
    findTxtRecords: createTxtRecordFinder(options.dnsServers),
    siteProcesses,
    siteNotifier: createSiteNotifier(() => services, siteProcesses),
    webhookHosts: options.webhookHosts ?? [],
    webhookSender: createRoundWorker(
      "webhooks",
      () => services.background,
      (isOver) => deliverWebhooks(services, isOver),
    ),
    importer: createImportWorker(() => services, options.importHosts ?? []),
    secret: options.secret,
    trustedProxyHops: options.trustedProxyHops ?? 0,
    clock,
    programme: { anchor: Date.now() },
    faults: createSimulatedFaultStore(),
    calls: createProviderCallLog(),
    notices: createReportedNoticeStore(),
    limits: createAttemptRateLimiter(db),
    waitingRoom: createSignInQueue(options.pause ?? wait),
    vpnRanges: createCidrSet(vpnRangesOf(options)),
    location: createSimulatedLocationStore(),
    hasher: options.hasher ?? argon2idHasher,
    mailer: options.smtpUrl ? createSmtpMailer(options.smtpUrl) : createMailboxMailer(db, clock),
    stripe: options.stripe,
    push: { hosts: options.pushHosts ?? [], subject: options.vapidSubject },
    processor: processorOf(options, () => services),
    billing: createBillingWorker(() => services),
    events: storeOf(options, db),
    roller: createRollUpWorker(() => services),
    sourceMaps: createSourceMapReader(options.sourceMapsDir ?? builtSourceMaps),
    teller: createEventNotifier(() => services),
    background: createBackgroundTasks(),
    sandbox: createChannelIdpSandbox(() => services),
    signInHosts: options.signInHosts ?? [],
    reset: async ({ retainCatalogue }) => {
      await services.background.idle();
      await (retainCatalogue ? reseedViewers : reseedDatabase)(db, toSeedData(options));
      await clearEventChanges(db);
      await deleteAdminData(db);
      await deleteDomains(db);
      await services.events.forget();
      await clearClientErrors(db);
      services.clock.backToReal();
      services.programme.anchor = await moveProgrammeAnchor(db, Date.now());
      services.faults.clear({});
      await services.location.move({ vpn: false });
      services.calls.clear();
      services.notices.clear();
      await services.limits.clear();
      services.sandbox.forget();
      await clearPendingSignIns(db);
    },
  };
  return services;
}

/** ClickHouse where there is one. */
function storeOf(
  { clickHouseUrl, eventRetentionDays = defaultRetentionDays }: ProviderOptions,
  db: Db,
) {
  return clickHouseUrl
    ? createClickHouseStore(db, clickHouseUrl, eventRetentionDays)
    : createPostgresStore(db, eventRetentionDays);
}

/** How browsers find what listens on this machine, and how the provider itself does. */
export function createListeningOrigins(port: number): { origin: string; loopbackOrigin: string } {
  return { origin: `http://localhost:${port}`, loopbackOrigin: `http://127.0.0.1:${port}` };
}

/** What a new database is filled with. */
export function toSeedData({ catalogues, hasher = argon2idHasher }: ProviderOptions): SeedData {
  return { catalogues, hasher };
}

/** Those that were named, and beside a console that of the VPN that it plays. */
function vpnRangesOf({ vpnRanges = [], consolePort }: ProviderOptions): Cidr[] {
  const played = consolePort === undefined ? undefined : parseCidr(simulatedVpn.range);
  return played ? [...vpnRanges, played] : vpnRanges;
}

/** Stripe where there is an account; else test cards, for this machine alone: docs/security.md SE-37. */
function processorOf(
  { stripe, consolePort, watchProcessor = (processor) => processor }: ProviderOptions,
  services: () => Services,
): PaymentProcessor | undefined {
  if (stripe) return watchProcessor(createStripeProcessor(createStripeClient(stripe), services));
  return consolePort === undefined ? undefined : watchProcessor(createSandboxProcessor(services));
}
