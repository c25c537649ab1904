import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import { type User, userSchema } from "../contract/user.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** The channel and host of an account's request, and whether it comes from the app's web view. */
export type AccountRequest = {
  callContext: CallContext;
  channel: Channel;
  host: string;
  mobile: boolean;
};

/** The responses of these calls are ignored. */
const anything = z.unknown();

export type SignUpFields = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
};

/** `POST /channel/{id}/login` → the user with the bearer. 401 wrong, 403 unverified, 410 expired, 429. */
export function login(account: AccountRequest, email: string, password: string): Promise<User> {
  const body = { email, password, ...comingFrom(account, "/") };
  return act(account, "login", ["login"], body, userSchema);
}

/** `POST …/signup`: a mail to verify the e-mail address follows. 409 in use, 422 weak password. */
export async function signUp(account: AccountRequest, newcomer: SignUpFields): Promise<void> {
  const body = { ...newcomer, ...comingFrom(account, "/user/verify/") };
  await act(account, "signup", ["signup"], body, anything);
}

/** `POST …/logout`: ends the bearer. */
export async function logout(account: AccountRequest): Promise<void> {
  await act(account, "logout", ["logout"], comingFrom(account, "/"), anything);
}

/** `POST …/verification/user/email`: sends the mail of the sign-up again. */
export async function sendVerification(account: AccountRequest, email: string): Promise<void> {
  const body = { email, ...comingFrom(account, "/user/verify/") };
  await act(account, "send-verification", ["verification", "user", "email"], body, anything);
}

/** `POST …/users/{verifyToken}/verification` → the user. 410 used or expired. */
export function verifyEmail(account: AccountRequest, token: string): Promise<User> {
  return act(account, "verify-email", ["users", token, "verification"], {}, userSchema);
}

/** `POST …/forgot`, and `…/forgot/sent` if `again`: the response is the same for any e-mail address. */
export async function forgotPassword(account: AccountRequest, email: string, again: boolean) {
  const body = { email, ...comingFrom(account, "/user/changePassword") };
  await act(account, "forgot-password", again ? ["forgot", "sent"] : ["forgot"], body, anything);
}

/** `POST …/reset/{token}`. 410 used or expired, 422 weak password. */
export async function resetPassword(account: AccountRequest, token: string, password: string) {
  const body = { password, ...comingFrom(account, "/") };
  await act(account, "reset-password", ["reset", token], body, anything);
}

/** `POST …/me/change-password` with the bearer. 422 wrong or weak. */
export async function changePassword(account: AccountRequest, current: string, password: string) {
  const body = { current_password: current, password, ...comingFrom(account, "/") };
  await act(account, "change-password", ["me", "change-password"], body, anything);
}

/** `POST …/me/change-name` with the bearer → the user. 422 at the field. */
export function changeName(
  account: AccountRequest,
  names: Pick<SignUpFields, "first_name" | "last_name">,
): Promise<User> {
  return act(account, "change-name", ["me", "change-name"], names, userSchema);
}

/** `POST …/me/change-email` with the bearer: a mail to confirm the new address follows. 409 in use, 422 wrong password. */
export async function changeEmail(account: AccountRequest, email: string, current: string) {
  const body = { email, current_password: current, ...comingFrom(account, "/user/verify/") };
  await act(account, "change-email", ["me", "change-email"], body, anything);
}

/** `POST …/me/deletion` with the bearer, which it ends: docs/provider-api.md PA-365. 422 wrong password. */
export async function requestAccountDeletion(account: AccountRequest, current?: string) {
  const body = { current_password: current, ...comingFrom(account, "/") };
  await act(account, "account-deletion", ["me", "deletion"], body, anything);
}

function comingFrom({ channel, host, mobile }: AccountRequest, path: string) {
  return { vfchost: host, success_url: makeReturnUrl(channel, mobile, path) };
}

/**
 * The return URL of a mail, an identity provider or a payment, on the channel's origin; under `/mobile` it stays in
 * the app's web view: `makeReturnUrl(channel, true, "/user/verify/")` →
 * `"https://demo.example.com/mobile/user/verify/"`. docs/provider-api.md PA-45.
 */
export function makeReturnUrl(
  { origin }: Pick<Channel, "origin">,
  mobile: boolean,
  path: string,
): string {
  return new URL(`${mobile ? "/mobile" : ""}${path}`, origin).href;
}

function act<T extends z.ZodType>(
  { callContext, channel }: AccountRequest,
  call: string,
  path: string[],
  body: object,
  schema: T,
): Promise<z.output<T>> {
  return fetchFromProvider({
    call,
    channel: channel.token,
    segments: ["channel", channel.channel_id, ...path],
    method: "POST",
    body,
    schema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
