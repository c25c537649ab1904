import type { BridgeMessage } from "../contract/bridge.ts";
import { destinationAfterSignIn } from "../gate/destination-after-sign-in.ts";
import { env } from "../env.ts";
import { ApiError } from "../api-error.ts";
import { readPersonalListsHintForPath } from "../pages/personal-lists-hint.ts";
import { cookieScopeOf, type ViewerRequest } from "../pages/viewer-request.ts";
import { logout, requestAccountDeletion } from "../provider-api/accounts.ts";
import { signOutEverywhere } from "../provider-api/devices.ts";
import {
  clearAlerts,
  getRegistrationFields,
  sendRegistrationAnswers,
} from "../provider-api/profile.ts";
import { rememberEndedSession } from "../session/ended-sessions.ts";
import { redeemAppSignInTicket } from "../session/app-sign-in-ticket.ts";
import { isSignedIn, type SignedInSession, type Session } from "../session/session.ts";
import {
  toAccountRequest,
  signInWithPassword,
  destinationForSignedInUser,
  requireSignedInSession,
} from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import { type AccountInput, accountInputSchemas } from "./account-input-schemas.ts";

/**
 * Signs in inside the app. This is the only response that contains a token, and only for the app. Without a password
 * it returns the sign-in that an identity provider has just completed. Throws `ApiError` 403 with the detail `TICKET`
 * without the value of the sign-in page. docs/security.md SE-14, SE-50.
 */
export async function signInInsideApp(
  visit: ViewerRequest,
  { ticket: sealed, ...credentials }: AccountInput<"appSignIn">,
): Promise<ApiResponse<AppSignIn>> {
  const place = { session: visit.session, scope: cookieScopeOf(visit) };
  const taken = await redeemAppSignInTicket(sealed, { ...place, secrets: env().sessionSecrets });
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

async function handToApp(
  visit: ViewerRequest,
  credentials: object,
): Promise<ApiResponse<AppSignIn>> {
  if (hasArrived(visit) && Object.keys(credentials).length === 0) {
    const missing = visit.cookies.flow?.missingFields === true;
    const { to, cookies } = destinationForSignedInUser(
      visit,
      { has_missing_registration_fields: missing },
      true,
    );
    const body = { message: loginMessage(visit.session), to };
    return { body, cookies: { ...cookies, flow: null } };
  }
  const { user, session } = await signInWithPassword(
    visit,
    accountInputSchemas.signIn.parse(credentials),
    true,
  );
  const { to, cookies } = destinationForSignedInUser(visit, user, true);
  const lists = await readPersonalListsHintForPath(to, visit, session.accessToken);
  return {
    body: { message: loginMessage(session), to },
    cookies: { ...cookies, session, lists, flow: null },
  };
}

/**
 * Saves the price that a visitor chose, which the page of prices selects after the sign-in: docs/behaviour.md BE-372.
 */
export async function saveChosenPrice(
  _: ViewerRequest,
  { price }: AccountInput<"price">,
): Promise<ApiResponse<EmptyObject>> {
  return { body: {}, cookies: { price } };
}

/** Ends the session on the site, also if the provider fails: docs/behaviour.md BE-33. */
export async function endSession(visit: ViewerRequest, { mobile }: AccountInput<"plain">) {
  const { session } = visit;
  if (isSignedIn(session)) {
    rememberEndedSession(session);
    await logout(toAccountRequest(visit, mobile)).catch(() => undefined);
  }
  const ended = isSignedIn(session) ? { accessToken: session.accessToken } : null;
  return {
    body: { to: mobile ? "/mobile/user/logout" : "/user/logout" },
    cookies: { ...nothingRemembered, session: null, logout: ended },
  } satisfies ApiResponse;
}

/** Ends the viewer's sessions everywhere: docs/behaviour.md BE-512. */
export async function endAllSessions(visit: ViewerRequest, input: AccountInput<"plain">) {
  requireSignedInSession(visit.session);
  await signOutEverywhere(visit.callContext, visit.channel);
  return endSession(visit, input);
}

/** Requests the deletion of the account, which ends all of its sessions: docs/behaviour.md BE-510. */
export async function deleteAccount(
  visit: ViewerRequest,
  { current_password: current, mobile }: AccountInput<"deletion">,
) {
  requireSignedInSession(visit.session);
  await requestAccountDeletion(toAccountRequest(visit, mobile), current);
  const { cookies } = await endSession(visit, { mobile });
  const to = `${mobile ? "/mobile" : ""}/user/signIn?error=account_deletion`;
  return { body: { to }, cookies } satisfies ApiResponse;
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
}: ViewerRequest): Promise<ApiResponse<EmptyObject>> {
  const signedInSession = requireSignedInSession(session);
  await clearAlerts(callContext, channel);
  return { body: {}, cookies: { session: { ...signedInSession, alerts: 0 } } };
}

export async function listRegistrationFields({ callContext, channel, session }: ViewerRequest) {
  requireSignedInSession(session);
  return { body: await getRegistrationFields(callContext, channel) };
}

/** Sends the registration answers. `?mobile=1`: the next path is inside the app. */
export async function submitRegistrationAnswers(
  { callContext, channel, session, cookies: remembered }: ViewerRequest,
  registrationAnswers: AccountInput<"registrationAnswers">,
  query: URLSearchParams,
) {
  requireSignedInSession(session);
  await sendRegistrationAnswers(callContext, channel, registrationAnswers);
  const mobile = query.get("mobile") === "1";
  const otherwise = mobile ? "/mobile" : "/";
  const { to, cookies } = destinationAfterSignIn(remembered, {
    mobile,
    missingFields: false,
    otherwise,
  });
  return { body: { to }, cookies } satisfies ApiResponse;
}

function hasArrived(visit: ViewerRequest): visit is ViewerRequest & { session: SignedInSession } {
  const { session, cookies } = visit;
  return isSignedIn(session) && cookies.flow?.arrived === true;
}

function loginMessage(session: SignedInSession): BridgeMessage {
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
export async function readSignedInViewer(
  visit: ViewerRequest,
): Promise<ApiResponse<ViewerResponse>> {
  const viewer = viewerResponseOf(visit.session);
  return { body: hasPersonalOffers(visit) ? { ...viewer, ownOffers: true } : viewer };
}

/** Whether a viewer, signed in or not, is in a subscribers group, or has just paid: docs/behaviour.md BE-405. */
export function hasPersonalOffers({ session, cookies }: ViewerRequest): boolean {
  return Boolean(session?.subscribersGroup ?? cookies.payment);
}

function viewerResponseOf(session: Session | undefined): ViewerResponse {
  if (!isSignedIn(session)) return { signedIn: false };
  return { signedIn: true, name: session.userName, alerts: session.alerts ?? 0 };
}
