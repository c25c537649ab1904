import type { ChannelRow } from "./db/channels.ts";
import type { Db } from "./db/database.ts";
import type { FindTxtRecords } from "./domain/domains/find-txt-records.ts";
import type { BackgroundTasks } from "./domain/background-tasks.ts";
import type { ProviderCallLog } from "./domain/console/provider-call-log.ts";
import type { AnalyticsEventStore } from "./domain/analytics/event-store.ts";
import type { RollUpWorker } from "./domain/analytics/roll-up-worker.ts";
import type { SourceMapReader } from "./domain/client-errors/mapped-stack-frames.ts";
import type { ProviderClock } from "./domain/clock.ts";
import type { SimulatedFaultStore } from "./domain/console/simulated-faults.ts";
import type { AttemptRateLimiter } from "./db/rate-limits.ts";
import type { SignInQueue } from "./domain/accounts/sign-in-delay.ts";
import type { MediaManifest } from "./domain/media/media-manifest.ts";
import type { MediaSigner } from "./domain/media/media-signer.ts";
import type { CidrSet } from "./domain/rights/cidr-set.ts";
import type { RoundWorker } from "./domain/round-worker.ts";
import type { ResponseContext } from "./domain/response-context.ts";
import type { SimulatedLocationStore } from "./domain/console/simulated-location.ts";
import type { ReportedNoticeStore } from "./domain/console/reported-notices.ts";
import type { PasswordHasher } from "./domain/accounts/passwords.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { BillingWorker } from "./domain/commerce/billing-worker.ts";
import type { StripeKeys } from "./commerce/stripe-client.ts";
import type { PaymentProcessor } from "./commerce/payment-processor.ts";
import type { IdpSandbox } from "./sandbox/idp-sandbox.ts";

/** How browsers on this machine reach the console, and how the provider itself does. */
export type ConsoleOrigins = { origin: string; loopbackOrigin: string };

/** What routes work with. Origins are written without a slash at the end. */
export type Services = {
  db: Db;
  manifest: MediaManifest;
  /** Signs the addresses of films. */
  signer: MediaSigner;
  assetsDir: string;
  /** How the provider is reached from a browser. */
  publicOrigin: string;
  /** Where there is none, nothing is played, switched or shown: docs/security.md SE-37. */
  console: ConsoleOrigins | undefined;
  /** The site's origin with `{channel}` in it. */
  siteOrigin: string;
  /** Requests DNS records, when an owner proves a domain. */
  findTxtRecords: FindTxtRecords;
  /** Addresses of the processes of the site that are sent purges: docs/admin-api.md AA-102. */
  siteProcesses: readonly string[];
  siteNotifier: RoundWorker;
  /** Sends messages to webhooks, also to these hosts that need be neither public nor reached by TLS. */
  webhookSender: RoundWorker;
  webhookHosts: readonly string[];
  /** Imports feeds. */
  importer: RoundWorker;
  /** Shared with the site. Without it no `X-Viewer-*` header is trusted. */
  secret: string | undefined;
  /** How many proxies in front of the provider are trusted for the address of a caller without the secret. */
  trustedProxyHops: number;
  clock: ProviderClock;
  /** The moment that the programme's minutes count from. */
  programme: { anchor: number };
  faults: SimulatedFaultStore;
  calls: ProviderCallLog;
  notices: ReportedNoticeStore;
  /** Where the console says that viewers of this machine are. */
  location: SimulatedLocationStore;
  limits: AttemptRateLimiter;
  /** Where sign-ins of an account under attack wait. */
  waitingRoom: SignInQueue;
  /** Addresses of VPNs, proxies and hosting providers. */
  vpnRanges: CidrSet;
  hasher: PasswordHasher;
  mailer: Mailer;
  /** Hosts of push services that are trusted besides public ones, and the contact address for pushes. */
  push: { hosts: readonly string[]; subject?: string };
  /** Who takes money; without one nothing is sold. */
  processor: PaymentProcessor | undefined;
  /** Of the account that takes it, where that is Stripe. */
  stripe: StripeKeys | undefined;
  /** Renews subscriptions, and ends them. */
  billing: BillingWorker;
  /** Events of the tracker, and what charts are made of. */
  events: AnalyticsEventStore;
  roller: RollUpWorker;
  /** What errors of pages are traced back by. */
  sourceMaps: SourceMapReader;
  /** Notifies viewers of events. */
  teller: RoundWorker;
  /** Work that goes on after a response: mails. */
  background: BackgroundTasks;
  /** Hosts of identity providers that are trusted besides public ones. */
  signInHosts: readonly string[];
  /** The identity providers that identify people, played here. */
  sandbox: IdpSandbox;
  /**
   * Brings database, clock, faults, limits, notices and counters back to how they were after the
   * first start. `retainCatalogue` spares the time of writing what no call changes.
   */
  reset: (options: { retainCatalogue: boolean }) => Promise<void>;
};

/** What routes work with that are there with the console alone. */
export type ServicesWithConsole = Services & { console: ConsoleOrigins };

/** Whether there is a console, and with it identity providers to sign in by. */
export function hasConsole(services: Services): services is ServicesWithConsole {
  return services.console !== undefined;
}

/** The provider's present, for everything that is computed from it. */
export function createResponseContext(services: Services): ResponseContext {
  return {
    publicOrigin: services.publicOrigin,
    manifest: services.manifest,
    signer: services.signer,
    now: services.clock.now(),
    anchor: services.programme.anchor,
    offsetMs: services.clock.offsetMs(),
  };
}

/** Where the site shows a channel: at its primary domain, else below the base of all channels. docs/provider-api.md PA-349 */
export function getChannelSiteOrigin(
  { siteOrigin }: Pick<Services, "siteOrigin">,
  { token, primaryDomain }: Pick<ChannelRow, "token" | "primaryDomain">,
): string {
  const origin = siteOrigin.replaceAll("{channel}", token);
  if (primaryDomain === null) return origin;
  const { protocol, port } = new URL(origin);
  return `${protocol}//${primaryDomain}${port && `:${port}`}`;
}
