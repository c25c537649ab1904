import type { Context } from "hono";
import { type Bearer, findBearer } from "../../db/access-tokens.ts";
import { HttpError } from "../../domain/http-error.ts";
import { isSecret } from "../../domain/accounts/secrets.ts";
import type { Services } from "../services.ts";

/**
 * Who asks, by `Authorization: Bearer …`; undefined without one. Throws 401 with the messages that
 * clear a session: docs/provider-api.md PA-59. A bearer of another channel is none here; calls whose
 * address names no channel take any.
 */
export async function bearerOf(
  { db, clock }: Services,
  context: Context,
  channel?: string,
): Promise<Bearer | undefined> {
  const header = context.req.header("Authorization");
  if (header === undefined) return undefined;
  const [, secret = ""] = /^Bearer +(\S+)$/i.exec(header.trim()) ?? [];
  if (!isSecret(secret)) {
    throw new HttpError(401, "token format is invalid", { detail: "TOKEN_INVALID" });
  }
  const bearer = await findBearer(db, channel, secret, clock.now());
  if (!bearer) throw tokenExpired();
  return bearer;
}

/** The refusal of a bearer that no longer works. */
export function tokenExpired(): HttpError {
  return new HttpError(401, "token expired", { detail: "TOKEN_EXPIRED" });
}

/** Who asks, or 401 when nobody says who they are. */
export async function signedIn(
  services: Services,
  context: Context,
  channel?: string,
): Promise<Bearer> {
  const bearer = await bearerOf(services, context, channel);
  if (!bearer) throw new HttpError(401, "token format is invalid", { detail: "TOKEN_MISSING" });
  return bearer;
}
