import type { PaymentProcessor } from "./commerce/payment-processor.ts";
import type { StripeKeys } from "./commerce/stripe-client.ts";
import type { DatabaseLocation } from "./db/database.ts";
import type { PasswordHasher } from "./domain/accounts/passwords.ts";
import type { Cidr } from "./domain/rights/ip-bits.ts";
import type { SeedCatalogue } from "./seed/catalogue-schema.ts";

/** How a provider is started. */
export type ProviderOptions = {
  /** 0 takes any free port. */
  port: number;
  /** The address on which the provider listens; this machine's without it. The console is on this machine's always. */
  host?: string;
  /** 0 takes any free port; without it there is no console. */
  consolePort?: number;
  database: DatabaseLocation;
  /** Fill a database that was never filled. */
  catalogues: SeedCatalogue[];
  /** Whether an account with the seeded password, which is public, prevents the start: docs/security.md SE-229. */
  refusesSeededAccounts?: boolean;
  /** With `{channel}` in it: `http://{channel}.localhost:3000`. */
  siteOrigin: string;
  /** DNS servers for the proofs of domains, `127.0.0.1:53`; those of the machine without it. */
  dnsServers?: readonly string[];
  /** Addresses of the site's processes, which are sent purges; none without it. */
  siteProcesses?: readonly string[];
  /** Hosts of webhooks that need be neither public nor reached by TLS. */
  webhookHosts?: readonly string[];
  /** How browsers reach the provider; without it `http://localhost:{port}`. */
  publicOrigin?: string;
  /** Shared with the site; without it no `X-Viewer-*` header is trusted. */
  secret?: string;
  /** How many proxies in front are trusted for the address of a caller without the secret; none without it. */
  trustedProxyHops?: number;
  /** The folder of `manifest.json`, films and pictures. */
  assetsDir?: string;
  /** What media addresses are signed with, and for how many seconds; without it a key of the database, and six hours. */
  media?: { key?: string; previous?: string; lifetimeS?: number };
  /** Ranges of VPNs, proxies and hosting providers. */
  vpnRanges?: Cidr[];
  /** `smtp://…`; without it mails stay in the console's mailbox. */
  smtpUrl?: string;
  /** Hosts of push services that need be neither public nor reached by TLS. */
  pushHosts?: readonly string[];
  /** Hosts of identity providers that need be neither public nor reached by TLS. */
  signInHosts?: readonly string[];
  /** Hosts from which feeds are imported although they are in a private network. */
  importHosts?: readonly string[];
  /** The contact for pushes; without it the sender of the channel's mails. */
  vapidSubject?: string;
  /** A Stripe account takes the money; without it test cards do, beside the console. */
  stripe?: StripeKeys;
  /** Stands between the provider and who takes its money; tests keep a ledger there. */
  watchProcessor?: (processor: PaymentProcessor) => PaymentProcessor;
  /** How many days events are kept; thirteen months without it. */
  eventRetentionDays?: number;
  /** `http://user:password@host:8123/database`; without it events stay in the provider's own database. */
  clickHouseUrl?: string;
  /** Where builds of the site have put their source maps; `.cache/source-maps` without it. */
  sourceMapsDir?: string;
  /** Without it argon2id as it should be; tests count its calls, or make it cheap. */
  hasher?: PasswordHasher;
  /** Lets as many ms pass before a sign-in; tests have none to lose. */
  pause?: (ms: number) => Promise<unknown>;
  /** `info` without it. */
  logLevel?: string;
};
