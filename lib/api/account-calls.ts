import type { User } from "../contract/user.ts";
import { env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { afterSignIn } from "../gate/after-sign-in.ts";
import { readPersonalListsHintFor } from "../pages/lists-hint.ts";
import { type Visit, cookieScopeOf } from "../pages/visit.ts";
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
import { authAddress } from "../provider-api/auth-addresses.ts";
import { checkProviderReachable } from "../provider-api/reach.ts";
import type { CookieChanges } from "../session/cookies.ts";
import { bearerOf, isSignedIn, makeSession, type SignedIn } from "../session/session.ts";
import { fitsCookie } from "../session/session-line.ts";
import { forgetEnded } from "../session/ended-sessions.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";
import type { AccountInput } from "./inputs.ts";

export async function signIn(visit: Visit, input: AccountInput<"signIn">) {
  const { user, session } = await authenticate(visit, input, false);
  const { to, cookies } = nextAfterSignIn(visit, user, false);
  const lists = await readPersonalListsHintFor(to, visit, session.accessToken);
  return {
    body: { to },
    cookies: { ...cookies, session, lists, flow: null },
  } satisfies ApiResponse;
}

export async function signUpViewer(
  visit: Visit,
  { mobile, ...newcomer }: AccountInput<"signUp">,
): Promise<ApiResponse<EmptyObject>> {
  await signUp(accountCallOf(visit, mobile), newcomer);
  return { body: {} };
}

export async function resendVerification(
  visit: Visit,
  { email, mobile }: AccountInput<"address">,
): Promise<ApiResponse<EmptyObject>> {
  await sendVerification(accountCallOf(visit, mobile), email);
  return { body: {} };
}

/** `again`: the viewer requests the mail once more. */
export function requestPasswordReset(again: boolean) {
  return async (
    visit: Visit,
    { email, mobile }: AccountInput<"address">,
  ): Promise<ApiResponse<EmptyObject>> => {
    await forgotPassword(accountCallOf(visit, mobile), email, again);
    return { body: {} };
  };
}

export async function resetForgottenPassword(
  visit: Visit,
  { token, password }: AccountInput<"reset">,
): Promise<ApiResponse<EmptyObject>> {
  await resetPassword(accountCallOf(visit), token, password);
  return { body: {} };
}

export async function changeViewerPassword(
  visit: Visit,
  { current_password: current, password }: AccountInput<"change">,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(visit.session);
  await changePassword(accountCallOf(visit), current, password);
  return { body: {} };
}

export async function verifyViewerEmail(
  visit: Visit,
  { token }: AccountInput<"verify">,
): Promise<ApiResponse<EmptyObject>> {
  await verifyEmail(accountCallOf(visit), token);
  return { body: {} };
}

/** Sends the browser to an identity provider; the flow cookie ties the return to this browser. docs/behaviour.md BE-31. */
export async function startSignIn(visit: Visit, { method, mobile }: AccountInput<"start">) {
  const { callContext, channel, session } = visit;
  if (!channel.settings.viewers.signupMethods[method]?.enabled) {
    throw new ApiError("start-sign-in", { code: 404 });
  }
  await checkProviderReachable(callContext, channel);
  const to = authAddress(channel, visit.host, method, mobile);
  const flow = { nonce: crypto.randomUUID(), userId: session?.userId };
  return { body: { to }, cookies: { flow } } satisfies ApiResponse;
}

/** Signs in with a password: the user, and the session that follows from it. */
export async function authenticate(
  visit: Visit,
  { email, password }: { email: string; password: string },
  mobile: boolean,
): Promise<{ user: User; session: SignedIn }> {
  const user = await login(accountCallOf(visit, mobile), email, password);
  const token = bearerOf(user);
  if (token === undefined) throw new ApiError("login", { code: 503 });
  forgetEnded(token);
  const session = makeSession(user, token, cookieScopeOf(visit), { before: visit.session });
  if (!(await fitsCookie(session, env().sessionSecrets)))
    throw new ApiError("login", { code: 503 });
  return { user, session };
}

export function nextAfterSignIn(
  { cookies }: Visit,
  user: Pick<User, "has_missing_registration_fields">,
  mobile: boolean,
): { to: string; cookies: CookieChanges } {
  const missingFields = user.has_missing_registration_fields;
  return afterSignIn(cookies, { mobile, missingFields, otherwise: mobile ? "/mobile" : "/" });
}

/** The session of a signed-in viewer. Throws `ApiError` 401 for a visitor. */
export function requireSignedInSession(session: Visit["session"]): SignedIn {
  if (isSignedIn(session)) return session;
  throw new ApiError("api", { code: 401 });
}

export function accountCallOf(
  { callContext, channel, host }: Visit,
  mobile = false,
): AccountRequest {
  return { callContext, channel, host, mobile };
}
