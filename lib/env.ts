import { z } from "zod";
import { type Optimisation, optimisations } from "./optimisations.ts";

/** Everything the site is told by its surroundings: docs/operations.md. */
export type Env = {
  port: number;
  host: string;
  /** Base of every call, without a slash at the end. */
  providerApiUrl: string;
  /** Base of the addresses that a browser is sent to. */
  providerPublicUrl: string;
  /** True when the site runs beside the provider that comes with it. */
  embedded: boolean;
  providerPort: number;
  /** Channel of a host without a subdomain; undefined: such hosts get the 404 screen. */
  defaultChannel: string | undefined;
  trustedProxyHops: number;
  geoipDb: string | undefined;
  /** The first seals, all open. */
  sessionSecrets: string[];
  /** What pages do without: none, but in tests and to find faults. */
  optimisationsOff: Optimisation[];
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
};

/** Names every fault of the configuration at once, one a line. */
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

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PROVIDER_API_URL: address.optional(),
  PROVIDER_PUBLIC_URL: address.optional(),
  PROVIDER_PORT: port.default(4000),
  DEFAULT_CHANNEL: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, "expected a host label")
    .optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(16).default(0),
  GEOIP_DB: z.string().min(1).optional(),
  SESSION_SECRET: secrets,
  OPTIMISATIONS_OFF: z
    .string()
    .default("")
    .transform((value) => value.split(",").filter(Boolean))
    .pipe(z.array(z.enum(optimisations))),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/**
 * Reads and checks the site's configuration: `readEnv(process.env)` → `Env`.
 * An empty value counts as not set. Throws `EnvError` with every fault.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  if (!result.success) throw new EnvError(result.error.issues.map(faultLine));
  const vars = result.data;
  const embedded = vars.PROVIDER_API_URL === undefined;
  const providerApiUrl = vars.PROVIDER_API_URL ?? `http://127.0.0.1:${vars.PROVIDER_PORT}`;
  return {
    port: vars.PORT,
    host: vars.HOST,
    providerApiUrl,
    providerPublicUrl:
      vars.PROVIDER_PUBLIC_URL ??
      (embedded ? `http://localhost:${vars.PROVIDER_PORT}` : providerApiUrl),
    embedded,
    providerPort: vars.PROVIDER_PORT,
    defaultChannel: vars.DEFAULT_CHANNEL ?? (embedded ? "demo" : undefined),
    trustedProxyHops: vars.TRUSTED_PROXY_HOPS,
    geoipDb: vars.GEOIP_DB,
    sessionSecrets: vars.SESSION_SECRET,
    optimisationsOff: vars.OPTIMISATIONS_OFF,
    logLevel: vars.LOG_LEVEL,
  };
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

/** Sets what Next reads of its surroundings by itself, before it starts. */
export function setForNext(values: Record<string, string>): void {
  Object.assign(process.env, values);
}
