import { ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import type { ApiPostResponse } from "@/lib/api-client/api-types";
import { navigateAway } from "../../session/navigate-away";
import { notifyApp } from "../../bridge/notify-app";

type HandOff = ApiPostResponse<"mobile-sign-in">;

/** Who has signed in, and the page that they wanted. */
export type SignInHandoffResult = { name: string; to: string };

/** The body of a sign-in request: `ticket` is a value of its page, without which the response has no token. */
type SignIn = {
  email?: string | undefined;
  password?: string | undefined;
  ticket?: string | undefined;
};

/** Signs in and hands the session over to the app around the page. */
export async function signInToApp(credentials: SignIn): Promise<SignInHandoffResult> {
  return handOff(await callApi("mobile-sign-in", credentials).catch(reloadIfStale));
}

// Effects run twice in development, and the session can be fetched once.
let pending: Promise<SignInHandoffResult> | undefined;

/** Hands over a session that an identity provider has begun. */
export function handSessionToApp(ticket: string | undefined): Promise<SignInHandoffResult> {
  pending ??= callApi("mobile-sign-in", { ticket }).then(handOff, homeIfFetched);
  return pending;
}

// Without an app the page goes on by itself.
async function handOff({ message, to }: HandOff): Promise<SignInHandoffResult> {
  if (!(await notifyApp(message, true))) await navigateAway(to);
  return { name: message.type === "login" ? message.user.full_name : "", to };
}

// It was fetched before, or too long ago. After any other error it can be retried.
async function homeIfFetched(error: unknown): Promise<never> {
  pending = undefined;
  const isFetched = error instanceof ApiCallError && (error.code === 400 || isStale(error));
  if (isFetched) return navigateAway("/mobile");
  throw error;
}

// The page has stood open for too long, or its value was used: a new one has another.
async function reloadIfStale(error: unknown): Promise<never> {
  if (error instanceof ApiCallError && isStale(error)) {
    return navigateAway(location.pathname + location.search);
  }
  throw error;
}

const isStale = ({ code, detail }: ApiCallError) => code === 403 && detail === "TICKET";
