import { pino } from "pino";
import { z } from "zod";
import { consolePortOf } from "../lib/contract/console-port.ts";
import { isDemoMode, isLocalOrigin } from "../lib/contract/demo-mode.ts";
import { providerSecretSchema } from "../lib/contract/provider-secret.ts";
import { mediaUrlLifetimeLimitsS } from "./domain/media/media-signer.ts";
import { isDnsServerList } from "./domain/domains/find-txt-records.ts";
import type { Cidr } from "./domain/rights/ip-bits.ts";
import type { ProviderOptions } from "./provider-options.ts";
import { readVpnRanges } from "./read-vpn-ranges.ts";

const noPort = "expected a port from 1 to 65535";
const noDays = "expected a number of days from 1 to 3660";
const noHops = "expected a number of proxies from 0 to 16";
const noLifetime = `expected a number of seconds from ${mediaUrlLifetimeLimitsS.min} to ${mediaUrlLifetimeLimitsS.max}`;
const port = z.coerce.number(noPort).int(noPort).min(1, noPort).max(65_535, noPort);
/** An address of http(s), with or without `{channel}` in it. */
const origin = z
  .string()
  .refine(
    (value) =>
      z.url({ protocol: /^https?$/ }).safeParse(value.replaceAll("{channel}", "c")).success,
    "expected an http:// or https:// address",
  )
  .transform((value) => value.replace(/\/$/, ""));
const addresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim().replace(/\/$/, "")))
  .refine(
    (list) =>
      list.every((address) => {
        const url = URL.parse(address);
        return url?.origin === address && /^https?:$/.test(url.protocol);
      }),
    "expected http:// or https:// addresses without a path, separated by commas",
  );
const hosts = z
  .string()
  .transform((value) => value.split(",").map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => URL.parse(`http://${host}`)?.hostname === host),
    "expected host names without port, separated by commas",
  );
/** Checked by the resolver that uses them. */
const dnsServers = z
  .string()
  .transform((value) => value.split(",").map((server) => server.trim()))
  .refine(isDnsServerList, "expected IP addresses, with or without a port, separated by commas");
/** Read here, so that nothing starts without the whole of them. */
const vpnRanges = z.string().transform((value, context): Cidr[] => {
  try {
    return readVpnRanges(value.split(",").map((list) => list.trim()));
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
    return z.NEVER;
  }
});
/** Checks of several variables run whatever is wrong with others: all faults are reported at once. */
const alsoBesideOthers = { when: () => true };
const variables = z
  .object({
    PORT: z.string().default("3000"),
    PROVIDER_PORT: port.default(4000),
    PROVIDER_HOST: z.string().default("127.0.0.1"),
    DEMO: z.enum(["0", "1"], "expected 0 or 1").optional(),
    CONSOLE: z.enum(["0", "1"], "expected 0 or 1").optional(),
    CONSOLE_PORT: port.optional(),
    DATABASE_URL: z
      .url({ protocol: /^postgres(?:ql)?$/, error: "expected a postgres:// address" })
      .optional(),
    DATA_DIR: z.string().default(".data"),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "expected an smtp:// or smtps:// address" })
      .optional(),
    SITE_ORIGIN: origin.optional(),
    DNS_SERVERS: dnsServers.optional(),
    HOST: z.string().default("127.0.0.1"),
    SITE_PROCESSES: addresses.optional(),
    PROVIDER_PUBLIC_ORIGIN: origin.optional(),
    PROVIDER_PUBLIC_URL: origin.optional(),
    PROVIDER_SECRET: providerSecretSchema.optional(),
    PROVIDER_TRUSTED_PROXY_HOPS: z.coerce
      .number(noHops)
      .int(noHops)
      .min(0, noHops)
      .max(16, noHops)
      .optional(),
    MEDIA_KEY: providerSecretSchema.optional(),
    MEDIA_KEY_PREVIOUS: providerSecretSchema.optional(),
    MEDIA_LIFETIME_S: z.coerce
      .number(noLifetime)
      .int(noLifetime)
      .min(mediaUrlLifetimeLimitsS.min, noLifetime)
      .max(mediaUrlLifetimeLimitsS.max, noLifetime)
      .optional(),
    VPN_CIDRS: vpnRanges.optional(),
    EVENTS_KEEP_DAYS: z.coerce
      .number(noDays)
      .int(noDays)
      .min(1, noDays)
      .max(3660, noDays)
      .optional(),
    CLICKHOUSE_URL: z
      .url({ protocol: /^https?$/, error: "expected an http:// or https:// address" })
      .optional(),
    SOURCE_MAPS_DIR: z.string().optional(),
    PUSH_HOSTS: hosts.optional(),
    SIGN_IN_HOSTS: hosts.optional(),
    IMPORT_HOSTS: hosts.optional(),
    WEBHOOK_HOSTS: hosts.optional(),
    VAPID_SUBJECT: z
      .string()
      .regex(
        /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
        "expected mailto: or an https:// address",
      )
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, "expected sk_… or rk_…")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_/, "expected whsec_…")
      .optional(),
    LOG_LEVEL: z.enum([...Object.values(pino.levels.labels), "silent"]).optional(),
  })
  .refine((all) => !all.STRIPE_SECRET_KEY || all.STRIPE_WEBHOOK_SECRET, {
    ...alsoBesideOthers,
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "is required with STRIPE_SECRET_KEY",
  })
  .refine((all) => !all.STRIPE_WEBHOOK_SECRET || all.STRIPE_SECRET_KEY, {
    ...alsoBesideOthers,
    path: ["STRIPE_SECRET_KEY"],
    message: "is required with STRIPE_WEBHOOK_SECRET",
  });

type Source = Record<string, string | undefined>;

/**
 * What is wrong with the provider's own variables, one line each: `["SMTP_URL: expected …"]`.
 * An empty value counts as not set.
 */
export function findConfigurationErrors(source: Source): string[] {
  return faultsOf(variables.safeParse(withoutEmpty(source)).error);
}

function faultsOf(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

/** The options, and whether the database of a new provider is filled with the seeded channels. */
export type ProviderConfiguration = Omit<ProviderOptions, "catalogues"> & { isDemo: boolean };

/** How the provider starts by its variables: docs/operations.md. Throws every fault as one error. */
export function readConfiguration(source: Source): ProviderConfiguration {
  const result = variables.safeParse(withoutEmpty(source));
  const faults = faultsOf(result.error);
  if (!result.success) throw new Error(["wrong configuration", ...faults].join("\n  - "));
  const vars = result.data;
  const providerPort = vars.PROVIDER_PORT;
  const publicOrigin =
    vars.PROVIDER_PUBLIC_ORIGIN ?? vars.PROVIDER_PUBLIC_URL ?? `http://localhost:${providerPort}`;
  return {
    port: providerPort,
    consolePort: consolePortOf({
      wanted: vars.CONSOLE,
      port: vars.CONSOLE_PORT,
      providerPort,
      publicOrigin,
      demo: vars.DEMO,
    }),
    host: vars.PROVIDER_HOST,
    isDemo: isDemoMode({ demo: vars.DEMO, publicOrigin }),
    refusesSeededAccounts: !isLocalOrigin(publicOrigin),
    database: vars.DATABASE_URL
      ? { kind: "postgres", url: vars.DATABASE_URL }
      : { kind: "directory", path: vars.DATA_DIR },
    siteOrigin: vars.SITE_ORIGIN ?? `http://{channel}.localhost:${vars.PORT}`,
    dnsServers: vars.DNS_SERVERS,
    siteProcesses: vars.SITE_PROCESSES ?? [localSiteAddress(vars.HOST, vars.PORT)],
    media: {
      key: vars.MEDIA_KEY,
      previous: vars.MEDIA_KEY_PREVIOUS,
      lifetimeS: vars.MEDIA_LIFETIME_S,
    },
    vpnRanges: vars.VPN_CIDRS,
    eventRetentionDays: vars.EVENTS_KEEP_DAYS,
    clickHouseUrl: vars.CLICKHOUSE_URL,
    sourceMapsDir: vars.SOURCE_MAPS_DIR,
    smtpUrl: vars.SMTP_URL,
    pushHosts: vars.PUSH_HOSTS,
    signInHosts: vars.SIGN_IN_HOSTS,
    importHosts: vars.IMPORT_HOSTS,
    webhookHosts: vars.WEBHOOK_HOSTS,
    vapidSubject: vars.VAPID_SUBJECT,
    stripe:
      vars.STRIPE_SECRET_KEY && vars.STRIPE_WEBHOOK_SECRET
        ? { secretKey: vars.STRIPE_SECRET_KEY, webhookSecret: vars.STRIPE_WEBHOOK_SECRET }
        : undefined,
    secret: vars.PROVIDER_SECRET,
    trustedProxyHops: vars.PROVIDER_TRUSTED_PROXY_HOPS,
    publicOrigin,
    logLevel: vars.LOG_LEVEL,
  };
}

function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
}

/** Where the site of `npm start` is reached on this machine. */
function localSiteAddress(host: string, port: string): string {
  const reachable = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
