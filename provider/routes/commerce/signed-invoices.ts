import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { writeDatabaseMetadataOnce } from "../../db/database-metadata.ts";
import { isSameSecret, createSecret } from "../../domain/accounts/secrets.ts";
import type { Services } from "../../services.ts";

const lifeMs = 60 * 60 * 1000;
const keyFact = "invoice_key";

/** The address of a bill as PDF, for a browser without a bearer: good for an hour. */
export async function signInvoiceUrl(
  services: Services,
  { token }: ChannelRow,
  invoice: string,
  language: string,
): Promise<string> {
  const expires = String(services.clock.now() + lifeMs);
  const signature = await sign(services, token, invoice, expires);
  const query = new URLSearchParams({ lng: language, expires, signature });
  return `${services.publicOrigin}/ch/${token}/invoices/${invoice}.pdf?${query}`;
}

/** Whether a request has such an address, and its hour is not over. */
export async function isSignedInvoiceRequest(
  services: Services,
  context: Context,
  { token }: ChannelRow,
  invoice: string,
): Promise<boolean> {
  const { expires = "", signature = "" } = context.req.query();
  if (!(Number(expires) > services.clock.now())) return false;
  return isSameSecret(signature, await sign(services, token, invoice, expires));
}

async function sign({ db }: Services, ...parts: string[]): Promise<string> {
  const key = await writeDatabaseMetadataOnce(db, keyFact, createSecret());
  return createHmac("sha256", key).update(parts.join(" ")).digest("base64url");
}
