import type { BridgeMessage } from "@/lib/contract/bridge";
import { CallError, callApi } from "../form/call-api";
import { navigateAway } from "../navigate-away";
import { notifyApp } from "./notify-app";

type HandOff = { message: BridgeMessage; to: string };

/** Signs in and hands the session over to the app around the page. Resolves with the viewer's name. */
export async function signInToApp(email: string | undefined, password: string | undefined) {
  return handOff(await callApi<HandOff>("mobile-sign-in", { email, password }));
}

// Effects run twice in development, and the session can be fetched once.
let pending: Promise<string> | undefined;

/** Hands over a session that an identity provider has begun. Resolves with the viewer's name. */
export function handOffSession(): Promise<string> {
  pending ??= callApi<HandOff>("mobile-sign-in", {}).then(handOff, homeIfFetched);
  return pending;
}

// Without an app the page goes on by itself.
async function handOff({ message, to }: HandOff): Promise<string> {
  if (!(await notifyApp(message, true))) await navigateAway(to);
  return message.type === "login" ? message.user.full_name : "";
}

// 400: it was fetched before, or too long ago. After any other error it can be tried again.
async function homeIfFetched(error: unknown): Promise<never> {
  pending = undefined;
  if (error instanceof CallError && error.code === 400) return navigateAway("/mobile");
  throw error;
}
