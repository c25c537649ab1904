import { isBearer } from "../contract/bearer.ts";
import { env } from "../env.ts";
import { isOutage } from "../api-error.ts";
import type { UrlTokenCheck } from "../gate/decision.ts";
import { getProfile } from "../provider-api/profile.ts";
import { forgetEndedSession } from "../session/ended-sessions.ts";
import { bearerOf, makeSession } from "../session/session.ts";
import { sessionFitsCookie } from "../session/session-set-cookie.ts";
import { readPersonalListsHint } from "./personal-lists-hint.ts";
import { cookieScopeOf, type ViewerRequest } from "./viewer-request.ts";

/** The viewer of the token in the URL, confirmed by `users/me`: docs/behaviour.md BE-10. */
export async function checkUrlToken(visit: ViewerRequest, token: string): Promise<UrlTokenCheck> {
  if (!isBearer(token)) return { session: undefined, providerOut: false };
  try {
    const viewerContext = { ...visit.callContext, token };
    const [user, lists] = await Promise.all([
      getProfile(viewerContext, visit.channel),
      readPersonalListsHint(visit, token),
    ]);
    const facts = { before: visit.session, otherwise: "external" } as const;
    const bearer = bearerOf(user) ?? token;
    forgetEndedSession(bearer);
    const session = makeSession(user, bearer, cookieScopeOf(visit), facts);
    if (!(await sessionFitsCookie(session, env().sessionSecrets))) {
      return { session: undefined, providerOut: true };
    }
    return { session, missingFields: user.has_missing_registration_fields, lists };
  } catch (error) {
    return { session: undefined, providerOut: isOutage(error) };
  }
}
