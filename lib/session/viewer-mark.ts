import { createHash } from "node:crypto";
import type { SignedIn } from "./session.ts";

/** Tells one signed-in viewer from another on a shared device, and nothing else of them. */
export function viewerMark({ channelId, userId, email }: SignedIn): string {
  const identity = JSON.stringify([channelId, userId ?? email]);
  return createHash("sha256").update(identity).digest("base64url").slice(0, 16);
}
