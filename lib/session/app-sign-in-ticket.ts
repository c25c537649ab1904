import { LRUCache } from "lru-cache";
import { z } from "zod";
import { processWide } from "../process-wide.ts";
import { hashAccessToken } from "./ended-sessions.ts";
import { type CookieScope, openSealedValue, sealValue } from "./sealing.ts";
import type { Session } from "./session.ts";

/** An hour, in seconds: as long as a sign-in page may stay open before it is sent. */
const lifeS = 3_600;

const used = () =>
  processWide("tickets", () => new LRUCache<string, true>({ max: 10_000, ttl: lifeS * 1_000 }));

const value = z.object({ id: z.string(), holder: z.string() });

/** For whom and where a value counts. */
export type AppSignInTicketScope = {
  session: Session | undefined;
  scope: CookieScope;
  secrets: string[];
};

/**
 * The value that proves that the web view's sign-in page itself requests the bearer: sealed, for one use, this
 * session, channel and host. docs/security.md SE-50.
 */
export function makeAppSignInTicket({
  session,
  scope,
  secrets,
}: AppSignInTicketScope): Promise<string> {
  const made = { id: crypto.randomUUID(), holder: holderOf(session), ...scope };
  return sealValue({ ...made, issuedAt: Date.now() }, secrets, lifeS);
}

/**
 * Uses a value once; undefined if it is invalid, used, too old or of another session. `giveBack` makes it valid
 * again, for a sign-in that failed.
 */
export async function redeemAppSignInTicket(
  sealed: string | undefined,
  { session, scope, secrets }: AppSignInTicketScope,
): Promise<{ giveBack: () => void } | undefined> {
  const opened = await openSealedValue(sealed, value, { secrets, lifeS, scope });
  if (opened?.holder !== holderOf(session) || used().has(opened.id)) return undefined;
  used().set(opened.id, true);
  return { giveBack: () => void used().delete(opened.id) };
}

function holderOf(session: Session | undefined): string {
  return session?.accessToken ? hashAccessToken(session.accessToken) : "";
}
