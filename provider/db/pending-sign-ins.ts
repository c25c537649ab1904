import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { hashSecret } from "../domain/accounts/secrets.ts";
import type { IdentityKind } from "../domain/accounts/viewer-record.ts";
import { SignInFailure } from "../domain/identity/sign-in-errors.ts";
import type { AuthorizationRequest } from "../identity/authorization-code-flow.ts";
import type { Db } from "./database.ts";
import { pendingSignIns } from "./identity-schema.ts";

/** A sign-in that is at an identity provider now. */
export type PendingSignIn = {
  channel: string;
  method: IdentityKind;
  request: AuthorizationRequest;
  /** Where the viewer goes afterwards, with a token or an error. */
  successUrl: URL;
};

/** Which sign-in a browser comes back from, in words of its callback. Keys for all channels have a callback of no channel. */
export type SignInCallback = {
  channel: string | undefined;
  method: IdentityKind;
  state: string | undefined;
};

const lifeMs = 10 * 60_000;
/** Expired ones are recognised as such for an hour. */
const rememberedMs = 60 * 60_000;

/** Notes a sign-in as it begins: good for one return of this browser, to any process, within ten minutes. */
export async function savePendingSignIn(
  db: Db,
  browser: string,
  { channel, method, request, successUrl }: PendingSignIn,
  now: number,
): Promise<void> {
  const { state, ...secrets } = request;
  await db.delete(pendingSignIns).where(lt(pendingSignIns.startedAt, new Date(now - rememberedMs)));
  await db.insert(pendingSignIns).values({
    browser: hashSecret(browser),
    state: hashSecret(state),
    channel,
    method,
    ...secrets,
    successUrl: successUrl.href,
    startedAt: new Date(now),
  });
}

/** Uses a sign-in up. Throws `SignInFailure` when it is not one that this browser began, or too old. */
export async function takePendingSignIn(
  db: Db,
  browser: string,
  { channel, method, state = "" }: SignInCallback,
  now: number,
): Promise<PendingSignIn> {
  const [found] = await db
    .update(pendingSignIns)
    .set({ usedAt: new Date(now) })
    .where(
      and(
        eq(pendingSignIns.browser, hashSecret(browser)),
        eq(pendingSignIns.state, hashSecret(state)),
        eq(pendingSignIns.method, method),
        channel === undefined ? undefined : eq(pendingSignIns.channel, channel),
        isNull(pendingSignIns.usedAt),
      ),
    )
    .returning();
  if (!found) throw new SignInFailure("state_mismatch");
  if (now - found.startedAt.getTime() > lifeMs) throw new SignInFailure("expired");
  const { nonce, verifier, redirectUri } = found;
  return {
    channel: found.channel,
    method,
    request: { state, nonce, verifier, redirectUri },
    successUrl: new URL(found.successUrl),
  };
}

/** Where the browser's latest sign-in was to end, on a channel or on any; undefined: nothing is known. */
export async function findLatestPendingSignIn(
  db: Db,
  browser: string,
  channel: string | undefined,
): Promise<{ channel: string; successUrl: URL } | undefined> {
  const [found] = await db
    .select({ channel: pendingSignIns.channel, successUrl: pendingSignIns.successUrl })
    .from(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.browser, hashSecret(browser)),
        channel === undefined ? undefined : eq(pendingSignIns.channel, channel),
      ),
    )
    .orderBy(desc(pendingSignIns.startedAt))
    .limit(1);
  return found && { channel: found.channel, successUrl: new URL(found.successUrl) };
}

/** Ends all sign-ins that are under way. */
export async function clearPendingSignIns(db: Db): Promise<void> {
  await db.delete(pendingSignIns);
}
