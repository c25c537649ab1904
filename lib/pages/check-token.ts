import { env } from "../env.ts";
import { isOutage } from "../errors.ts";
import type { TokenCheck } from "../gate/decision.ts";
import { getProfile } from "../provider-api/profile.ts";
import { fitsCookie } from "../session/fits-cookie.ts";
import { forgetEnded } from "../session/ended-sessions.ts";
import { bearerOf, makeSession } from "../session/make-session.ts";
import { cookieScopeOf, type Visit } from "./visit.ts";

const maxTokenLength = 4_000;

/** Whose a token of the address is, confirmed by `users/me`: contract.md, Return with access_token. */
export async function checkToken(visit: Visit, token: string): Promise<TokenCheck> {
  if (token.length > maxTokenLength) return { session: undefined, providerOut: false };
  try {
    const user = await getProfile({ ...visit.callContext, token }, visit.channel);
    const facts = { before: visit.session, otherwise: "external" } as const;
    const bearer = bearerOf(user) ?? token;
    forgetEnded(bearer);
    const session = makeSession(user, bearer, cookieScopeOf(visit), facts);
    if (!(await fitsCookie(session, env().sessionSecrets))) {
      return { session: undefined, providerOut: true };
    }
    return { session, missingFields: user.has_missing_registration_fields };
  } catch (error) {
    return { session: undefined, providerOut: isOutage(error) };
  }
}
