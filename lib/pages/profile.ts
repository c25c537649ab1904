import type { User } from "../contract/user.ts";

/** A viewer's record as pages may have it: without the tokens. */
export type Profile = Omit<User, "channel_access_token" | "access_token" | "expires_at">;

/** Leaves the tokens out: what is not there cannot be drawn by mistake. */
export function profileOf(user: User): Profile {
  const { channel_access_token: _, access_token: __, expires_at: ___, ...profile } = user;
  return profile;
}
