import type { BridgeMessage } from "../contract/bridge.ts";
import { afterSignIn } from "../gate/after-sign-in.ts";
import { env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { readPersonalListsHintFor } from "../pages/lists-hint.ts";
import { cookieScopeOf, type Visit } from "../pages/visit.ts";
import { logout } from "../provider-api/accounts.ts";
import {
  clearAlerts,
  getRegistrationFields,
  sendRegistrationAnswers,
} from "../provider-api/profile.ts";
import { rememberEnded } from "../session/ended-sessions.ts";
import { takeTicket } from "../session/ticket.ts";
import { isSignedIn, type SignedIn, type Session } from "../session/session.ts";
import {
  accountCallOf,
  authenticate,
  nextAfterSignIn,
  requireSignedInSession,
} from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { type AccountInput, accountInputs } from "./inputs.ts";

/**
 * Signs in inside the app. This is the only response that contains a token, and only for the app. Without a password
 * it returns the sign-in that an identity provider has just completed. Throws `ApiError` 403 with the detail `TICKET`
 * without the value of the sign-in page. docs/security.md SE-14, SE-50.
 */
export async function mobileSignIn(
  visit: Visit,
  { ticket: sealed, ...credentials }: AccountInput<"appSignIn">,
): Promise<ApiResponse<AppSignIn>> {
  const place = { session: visit.session, scope: cookieScopeOf(visit) };
  const taken = await takeTicket(sealed, { ...place, secrets: env().sessionSecrets });
  if (!taken) throw new ApiError("mobile-sign-in", { code: 403, detail: "TICKET" });
  try {
    return await handToApp(visit, credentials);
  } catch (error) {
    taken.giveBack();
    throw error;
  }
}

/** The message that passes the session to the app, and the next path. */
type AppSignIn = { message: BridgeMessage; to: string };

async function handToApp(visit: Visit, credentials: object): Promise<ApiResponse<AppSignIn>> {
  if (hasArrived(visit) && Object.keys(credentials).length === 0) {
    const missing = visit.cookies.flow?.missingFields === true;
    const { to, cookies } = nextAfterSignIn(
      visit,
      { has_missing_registration_fields: missing },
      true,
    );
    const body = { message: loginMessage(visit.session), to };
    return { body, cookies: { ...cookies, flow: null } };
  }
  const { user, session } = await authenticate(
    visit,
    accountInputs.signIn.parse(credentials),
    true,
  );
  const { to, cookies } = nextAfterSignIn(visit, user, true);
  const lists = await readPersonalListsHintFor(to, visit, session.accessToken);
  return {
    body: { message: loginMessage(session), to },
    cookies: { ...cookies, session, lists, flow: null },
  };
}

/**
 * Saves the price that a visitor chose, which the page of prices selects after the sign-in: docs/behaviour.md BE-372.
 */
export async function saveChosenPrice(
  _: Visit,
  { price }: AccountInput<"price">,
): Promise<ApiResponse<EmptyObject>> {
  return { body: {}, cookies: { price } };
}

/** Ends the session on the site, also if the provider fails: docs/behaviour.md BE-33. */
export async function endSession(visit: Visit, { mobile }: AccountInput<"plain">) {
  const { session } = visit;
  if (isSignedIn(session)) {
    rememberEnded(session);
    await logout(accountCallOf(visit, mobile)).catch(() => undefined);
  }
  const ended = isSignedIn(session) ? { accessToken: session.accessToken } : null;
  return {
    body: { to: mobile ? "/mobile/user/logout" : "/user/logout" },
    cookies: { ...nothingRemembered, session: null, logout: ended },
  } satisfies ApiResponse;
}

const nothingRemembered = {
  content: null,
  paywall: null,
  widget: null,
  referer: null,
  price: null,
  payment: null,
  flow: null,
  handoff: null,
  lists: null,
};

export async function clearViewerAlerts({
  callContext,
  channel,
  session,
}: Visit): Promise<ApiResponse<EmptyObject>> {
  const signedInSession = requireSignedInSession(session);
  await clearAlerts(callContext, channel);
  return { body: {}, cookies: { session: { ...signedInSession, alerts: 0 } } };
}

export async function listRegistrationFields({ callContext, channel, session }: Visit) {
  requireSignedInSession(session);
  return { body: await getRegistrationFields(callContext, channel) };
}

/** Sends the registration answers. `?mobile=1`: the next path is inside the app. */
export async function submitRegistrationAnswers(
  { callContext, channel, session, cookies: remembered }: Visit,
  registrationAnswers: AccountInput<"registrationAnswers">,
  query: URLSearchParams,
) {
  requireSignedInSession(session);
  await sendRegistrationAnswers(callContext, channel, registrationAnswers);
  const mobile = query.get("mobile") === "1";
  const otherwise = mobile ? "/mobile" : "/";
  const { to, cookies } = afterSignIn(remembered, { mobile, missingFields: false, otherwise });
  return { body: { to }, cookies } satisfies ApiResponse;
}

function hasArrived(visit: Visit): visit is Visit & { session: SignedIn } {
  const { session, cookies } = visit;
  return isSignedIn(session) && cookies.flow?.arrived === true;
}

function loginMessage(session: SignedIn): BridgeMessage {
  const { accessToken, expiresAt, userId = "", userName = "", email = "" } = session;
  return {
    v: 1,
    type: "login",
    access_token: accessToken,
    expires_at: expiresAt === undefined ? undefined : new Date(expiresAt).toISOString(),
    user: { _id: userId, full_name: userName, email },
  };
}

/** The session as the browser gets it: docs/behaviour.md BE-53. Never the token. */
export type ViewerResponse = (
  | { signedIn: false }
  | { signedIn: true; name?: string; alerts: number }
) & {
  /** True if rows of paywalls may have other offers for this viewer. */
  ownOffers?: true;
};

/** The signed-in viewer, read from the sealed session without a call of the provider. */
export async function readSignedInViewer(visit: Visit): Promise<ApiResponse<ViewerResponse>> {
  const viewer = viewerResponseOf(visit.session);
  return { body: hasPersonalOffers(visit) ? { ...viewer, ownOffers: true } : viewer };
}

/** Whether a viewer, signed in or not, is in a subscribers group, or has just paid: docs/behaviour.md BE-405. */
export function hasPersonalOffers({ session, cookies }: Visit): boolean {
  return Boolean(session?.subscribersGroup ?? cookies.payment);
}

function viewerResponseOf(session: Session | undefined): ViewerResponse {
  if (!isSignedIn(session)) return { signedIn: false };
  return { signedIn: true, name: session.userName, alerts: session.alerts ?? 0 };
}
