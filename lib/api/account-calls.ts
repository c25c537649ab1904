import type { User } from "../contract/user.ts";
import { env } from "../env.ts";
import { ApiError } from "../api-error.ts";
import { destinationAfterSignIn } from "../gate/destination-after-sign-in.ts";
import { readPersonalListsHintForPath } from "../pages/personal-lists-hint.ts";
import { type ViewerRequest, cookieScopeOf } from "../pages/viewer-request.ts";
import {
  type AccountRequest,
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  sendVerification,
  signUp,
  verifyEmail,
} from "../provider-api/accounts.ts";
import { identityProviderSignInUrl } from "../provider-api/identity-provider-urls.ts";
import { checkProviderReachable } from "../provider-api/check-provider-reachable.ts";
import type { CookieChanges } from "../session/request-cookies.ts";
import {
  bearerOf,
  isSignedIn,
  makeSession,
  type SignedInSession,
  withProfile,
} from "../session/session.ts";
import { sessionFitsCookie } from "../session/session-set-cookie.ts";
import { forgetEndedSession } from "../session/ended-sessions.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import type { AccountInput } from "./account-input-schemas.ts";

export async function signInViewer(visit: ViewerRequest, input: AccountInput<"signIn">) {
  const { user, session } = await signInWithPassword(visit, input, false);
  const { to, cookies } = destinationForSignedInUser(visit, user, false);
  const lists = await readPersonalListsHintForPath(to, visit, session.accessToken);
  return {
    body: { to },
    cookies: { ...cookies, session, lists, flow: null },
  } satisfies ApiResponse;
}

export async function signUpViewer(
  visit: ViewerRequest,
  { mobile, ...newcomer }: AccountInput<"signUp">,
): Promise<ApiResponse<EmptyObject>> {
  await signUp(toAccountRequest(visit, mobile), newcomer);
  return { body: {} };
}

export async function resendVerification(
  visit: ViewerRequest,
  { email, mobile }: AccountInput<"address">,
): Promise<ApiResponse<EmptyObject>> {
  await sendVerification(toAccountRequest(visit, mobile), email);
  return { body: {} };
}

/** `again`: the viewer requests the mail once more. */
export function requestPasswordReset(again: boolean) {
  return async (
    visit: ViewerRequest,
    { email, mobile }: AccountInput<"address">,
  ): Promise<ApiResponse<EmptyObject>> => {
    await forgotPassword(toAccountRequest(visit, mobile), email, again);
    return { body: {} };
  };
}

export async function resetForgottenPassword(
  visit: ViewerRequest,
  { token, password }: AccountInput<"reset">,
): Promise<ApiResponse<EmptyObject>> {
  await resetPassword(toAccountRequest(visit), token, password);
  return { body: {} };
}

export async function changeViewerPassword(
  visit: ViewerRequest,
  { current_password: current, password }: AccountInput<"change">,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(visit.session);
  await changePassword(toAccountRequest(visit), current, password);
  return { body: {} };
}

export async function verifyViewerEmail(
  visit: ViewerRequest,
  { token }: AccountInput<"verify">,
): Promise<ApiResponse<{ pendingEmail?: string | undefined }>> {
  const user = await verifyEmail(toAccountRequest(visit), token);
  const { session } = visit;
  const body = { pendingEmail: user.pending_email };
  if (!isSignedIn(session) || session.userId !== user._id) return { body };
  return { body, cookies: { session: withProfile(session, user) } };
}

/** Sends the browser to an identity provider; the flow cookie ties the return to this browser. docs/behaviour.md BE-31. */
export async function startExternalSignIn(
  visit: ViewerRequest,
  { method, mobile }: AccountInput<"start">,
) {
  const { callContext, channel, session } = visit;
  if (!channel.settings.viewers.signupMethods[method]?.enabled) {
    throw new ApiError("start-sign-in", { code: 404 });
  }
  await checkProviderReachable(callContext, channel);
  const to = identityProviderSignInUrl(channel, visit.host, method, mobile);
  const flow = { nonce: crypto.randomUUID(), userId: session?.userId };
  return { body: { to }, cookies: { flow } } satisfies ApiResponse;
}

/** Signs in with a password: the user, and the session that follows from it. */
export async function signInWithPassword(
  visit: ViewerRequest,
  { email, password }: { email: string; password: string },
  mobile: boolean,
): Promise<{ user: User; session: SignedInSession }> {
  const user = await login(toAccountRequest(visit, mobile), email, password);
  const token = bearerOf(user);
  if (token === undefined) throw new ApiError("login", { code: 503 });
  forgetEndedSession(token);
  const session = makeSession(user, token, cookieScopeOf(visit), { before: visit.session });
  if (!(await sessionFitsCookie(session, env().sessionSecrets)))
    throw new ApiError("login", { code: 503 });
  return { user, session };
}

export function destinationForSignedInUser(
  { cookies }: ViewerRequest,
  user: Pick<User, "has_missing_registration_fields">,
  mobile: boolean,
): { to: string; cookies: CookieChanges } {
  const missingFields = user.has_missing_registration_fields;
  return destinationAfterSignIn(cookies, {
    mobile,
    missingFields,
    otherwise: mobile ? "/mobile" : "/",
  });
}

/** The session of a signed-in viewer. Throws `ApiError` 401 for a visitor. */
export function requireSignedInSession(session: ViewerRequest["session"]): SignedInSession {
  if (isSignedIn(session)) return session;
  throw new ApiError("api", { code: 401 });
}

export function toAccountRequest(
  { callContext, channel, host }: ViewerRequest,
  mobile = false,
): AccountRequest {
  return { callContext, channel, host, mobile };
}
