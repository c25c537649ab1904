import { z } from "zod";

const noPort = "expected a port from 1 to 65535";
const port = z.coerce.number(noPort).int(noPort).min(1, noPort).max(65_535, noPort);
/** An address of http(s), with or without `{channel}` in it. */
const origin = z
  .string()
  .transform((value) => value.replaceAll("{channel}", "channel"))
  .pipe(z.url({ protocol: /^https?$/, error: "expected an http:// or https:// address" }));
const variables = z
  .object({
    PROVIDER_PORT: port,
    DATABASE_URL: z.url({
      protocol: /^postgres(?:ql)?$/,
      error: "expected a postgres:// address",
    }),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "expected an smtp:// or smtps:// address" }),
    SITE_ORIGIN: origin,
    PROVIDER_PUBLIC_ORIGIN: origin,
  })
  .partial();

/**
 * What is wrong with the provider's own variables, one line each: `["SMTP_URL: expected …"]`.
 * An empty value counts as not set.
 */
export function configurationFaults(source: Record<string, string | undefined>): string[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { error } = variables.safeParse(given);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}
