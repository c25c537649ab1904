import { z } from "zod";
import { isDemoMode } from "./contract/demo-mode.ts";
import { consolePortOf } from "./contract/console-port.ts";
import { providerSecretSchema } from "./contract/provider-secret.ts";
import { type Optimisation, optimisations } from "./optimisations.ts";
import { isHostName } from "./host-name.ts";
import { type Cdn, cdns } from "./trusted-cdns.ts";

/** The configuration of the site, from environment variables: docs/operations.md. */
export type Env = {
  port: number;
  host: string;
  /** Base of every call, without a slash at the end. */
  providerApiUrl: string;
  /** Base of the URLs that a browser is sent to. */
  providerPublicUrl: string;
  /** The two calls of viewers' lists, which may be somewhere else than the rest of the provider. */
  watchlistUrl: string;
  liveNotificationsUrl: string;
  /** Where the tracker's events go; undefined: nothing is measured. */
  analyticsUrl: string | undefined;
  /** Where errors of pages are sent; undefined: they are not reported. */
  clientErrorsUrl: string | undefined;
  /** Sent with every call, so that the provider trusts the viewer headers. */
  providerSecret: string | undefined;
  /** True if the site uses the embedded provider. */
  embedded: boolean;
  /** The port of the embedded provider's console, if it has one. */
  consolePort: number | undefined;
  /** Channel of a host without a subdomain; undefined: such hosts get the 404 screen. */
  defaultChannel: string | undefined;
  /** The domains that are served, with all below them; undefined: any. */
  siteHosts: string[] | undefined;
  trustedProxyHops: number;
  /** The CDN whose location headers are trusted. */
  trustedCdn: Cdn | undefined;
  /** Connections at the same time. */
  maxConnections: number;
  geoipDb: string | undefined;
  /** The first seals, all open. */
  sessionSecrets: string[];
  /** Memory for finished pages, the provider's responses and its denials, in bytes. */
  cacheBytes: { pages: number; responses: number; searches: number; denials: number };
  /** Optimisations that are switched off, for tests and to find errors. */
  optimisationsOff: Optimisation[];
  /** False: pages start no service worker, and browsers that have one remove it. */
  hasWorker: boolean;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};

/** Lists every error of the configuration, one a line. */
export class EnvError extends Error {
  override name = "EnvError";
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    );
    this.faults = faults;
  }
}

const noPort = "expected a port up to 65535";
const port = z.coerce.number(noPort).int(noPort).min(0, noPort).max(65_535, noPort);
const address = z
  .url({ protocol: /^https?$/, error: "expected an http:// or https:// address" })
  .transform((value) => value.replace(/\/+$/, ""));
const secrets = z
  .string("is required: one or more secrets of 32 bytes or more, separated by commas")
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => Buffer.byteLength(secret) >= 32), {
    message: "every secret needs 32 bytes or more",
  });

const hosts = z
  .string()
  .transform((value) => value.split(",").map((host) => host.trim().toLowerCase()))
  .refine((list) => list.every((host) => isHostName(host)), {
    message: "expected host names without port or star, separated by commas",
  });

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PROVIDER_API_URL: address.optional(),
  PROVIDER_PUBLIC_URL: address.optional(),
  WATCHLIST_URL: address.optional(),
  LIVE_NOTIFICATIONS_URL: address.optional(),
  ANALYTICS_URL: address.optional(),
  CLIENT_ERRORS: z.enum(["0", "1"], "expected 0 or 1").default("0"),
  CLIENT_ERRORS_URL: address.optional(),
  PROVIDER_SECRET: providerSecretSchema.optional(),
  PROVIDER_PORT: port.default(4000),
  PROVIDER_PUBLIC_ORIGIN: z.string().optional(),
  DEMO: z.enum(["0", "1"], "expected 0 or 1").optional(),
  CONSOLE: z.enum(["0", "1"], "expected 0 or 1").optional(),
  CONSOLE_PORT: port.optional(),
  DEFAULT_CHANNEL: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, "expected a host label")
    .optional(),
  SITE_HOSTS: hosts.optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
  TRUSTED_CDN: z.enum(cdns).optional(),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(10_000),
  GEOIP_DB: z.string().min(1).optional(),
  SESSION_SECRET: secrets,
  CACHE_MB: z.coerce.number().int().min(16).max(65_536).default(320),
  OPTIMISATIONS_OFF: z
    .string()
    .default("")
    .transform((value) => value.split(",").filter(Boolean))
    .pipe(z.array(z.enum(optimisations))),
  SERVICE_WORKER: z.enum(["0", "1"], "expected 0 or 1").default("1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});
const variables = settings.refine(
  ({ TRUSTED_CDN, TRUSTED_PROXY_HOPS }) => !TRUSTED_CDN || TRUSTED_PROXY_HOPS !== 0,
  {
    path: ["TRUSTED_CDN"],
    message: "needs TRUSTED_PROXY_HOPS: without it anybody could write the CDN's headers",
    // Also if other checks fail, so that all errors are listed together.
    when: () => true,
  },
);

/**
 * Reads and checks the site's configuration: `readEnv(process.env)` → `Env`. An empty value counts as not set. Throws
 * `EnvError` with every error.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(nonEmpty);
  if (!result.success) throw new EnvError(result.error.issues.map(faultLine));
  const vars = result.data;
  const embedded = vars.PROVIDER_API_URL === undefined;
  const providerPort = vars.PROVIDER_PORT;
  const providerApiUrl = vars.PROVIDER_API_URL ?? `http://127.0.0.1:${providerPort}`;
  const providerPublicUrl =
    vars.PROVIDER_PUBLIC_URL ?? (embedded ? `http://localhost:${providerPort}` : providerApiUrl);
  const publicOrigin = vars.PROVIDER_PUBLIC_ORIGIN ?? providerPublicUrl;
  const isDemo = embedded && isDemoMode({ demo: vars.DEMO, publicOrigin });
  return {
    port: vars.PORT,
    host: vars.HOST,
    providerApiUrl,
    providerPublicUrl,
    watchlistUrl: vars.WATCHLIST_URL ?? `${providerApiUrl}/watchlist`,
    liveNotificationsUrl: vars.LIVE_NOTIFICATIONS_URL ?? `${providerApiUrl}/live-notifications`,
    // The embedded provider accepts events only with the secret.
    analyticsUrl:
      vars.ANALYTICS_URL ??
      (embedded && vars.PROVIDER_SECRET ? `${providerApiUrl}/events` : undefined),
    clientErrorsUrl:
      vars.CLIENT_ERRORS === "1"
        ? (vars.CLIENT_ERRORS_URL ?? `${providerApiUrl}/client-errors`)
        : undefined,
    providerSecret: vars.PROVIDER_SECRET,
    embedded,
    consolePort: embedded
      ? consolePortOf({
          wanted: vars.CONSOLE,
          port: vars.CONSOLE_PORT,
          providerPort,
          publicOrigin,
          demo: vars.DEMO,
        })
      : undefined,
    defaultChannel: vars.DEFAULT_CHANNEL ?? (isDemo ? "demo" : undefined),
    siteHosts: vars.SITE_HOSTS,
    trustedProxyHops: vars.TRUSTED_PROXY_HOPS,
    trustedCdn: vars.TRUSTED_CDN,
    maxConnections: vars.MAX_CONNECTIONS,
    geoipDb: vars.GEOIP_DB,
    sessionSecrets: vars.SESSION_SECRET,
    cacheBytes: cacheBytesOf(vars.CACHE_MB),
    optimisationsOff: vars.OPTIMISATIONS_OFF,
    hasWorker: vars.SERVICE_WORKER === "1",
    logLevel: vars.LOG_LEVEL,
  };
}

/** Four fifths for pages, the rest for responses; responses to searches have an eighth of that. */
function cacheBytesOf(megabytes: number): Env["cacheBytes"] {
  const fifth = Math.floor((megabytes * 1024 * 1024) / 5);
  const denials = Math.floor(fifth / 16);
  const searches = Math.floor(fifth / 8);
  return { pages: 4 * fifth, responses: fifth - denials - searches, searches, denials };
}

let known: Env | undefined;

/** The configuration of this process, read once. */
export function env(): Env {
  known ??= readEnv(process.env);
  return known;
}

function faultLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")}: ${issue.message}`;
}

/** Sets the environment variables that Next reads, before it starts. */
export function setNextJsEnvironmentVariables(values: Record<string, string>): void {
  Object.assign(process.env, values);
}
