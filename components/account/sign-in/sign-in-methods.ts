import type { Channel } from "@/lib/contract/channel";

export type SignInMethod = { method: "google" | "facebook" | "apple" | "sso"; name: string };

/** A channel's sign-in methods other than e-mail and password, in the order in which they are shown. */
export function externalSignInMethods({ settings }: Channel): SignInMethod[] {
  const { google, facebook, apple, sso } = settings.viewers.signupMethods;
  return [
    ...(google?.enabled ? [{ method: "google", name: "Google" } as const] : []),
    ...(facebook?.enabled ? [{ method: "facebook", name: "Facebook" } as const] : []),
    ...(apple?.enabled ? [{ method: "apple", name: "Apple" } as const] : []),
    ...(sso?.enabled ? [{ method: "sso", name: sso.name } as const] : []),
  ];
}

/** E-mail and password; a channel that names no method has this one. */
export function hasPasswordSignIn({ settings }: Channel): boolean {
  return settings.viewers.signupMethods.local?.enabled !== false;
}
