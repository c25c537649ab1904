import type { Channel } from "@/lib/contract/channel";

export type Method = "google" | "facebook" | "apple" | "sso";
export type Way = { method: Method; name: string };

/** What a channel offers besides e-mail and password, in the order in which it is shown. */
export function waysOf({ settings }: Channel): Way[] {
  const { google, facebook, apple, sso } = settings.viewers.signupMethods;
  return [
    ...(google?.enabled ? [{ method: "google", name: "Google" } as const] : []),
    ...(facebook?.enabled ? [{ method: "facebook", name: "Facebook" } as const] : []),
    ...(apple?.enabled ? [{ method: "apple", name: "Apple" } as const] : []),
    ...(sso?.enabled ? [{ method: "sso", name: sso.name } as const] : []),
  ];
}

/** E-mail and password; a channel that says nothing of its ways has at least this one. */
export function hasPasswords({ settings }: Channel): boolean {
  return settings.viewers.signupMethods.local?.enabled !== false;
}
