import type { HttpBindings } from "@hono/node-server";
import type { Provider } from "oidc-provider";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/**
 * A sign-in that an identity provider waits with, in this browser; undefined when it is over or not
 * here.
 */
export async function findSignInInteraction(
  idp: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<Interaction | undefined> {
  const { errors } = await import("oidc-provider");
  return idp.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
}

/** Somebody chose who they are; the address is where the identity provider goes on. */
export async function completeSignInInteraction(
  idp: Provider,
  { incoming, outgoing }: HttpBindings,
  waiting: Interaction,
  subject: string,
): Promise<string> {
  const result = { login: { accountId: subject }, select_account: {} };
  const next = await idp.interactionResult(incoming, outgoing, result);
  const { session } = waiting;
  if (session?.accountId && session.accountId !== subject) await forgetPerson(idp, session.uid);
  return next;
}

/** Somebody would rather not; the address is where the identity provider goes on. */
export function cancelSignInInteraction(
  idp: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<string> {
  const error_description = "The person went back.";
  const result = { error: "access_denied", error_description };
  return idp.interactionResult(incoming, outgoing, result);
}

/**
 * The identity provider would sign the person of before out by a page of its own; ours has no
 * scripts.
 */
async function forgetPerson(idp: Provider, uid: string): Promise<void> {
  const session = await idp.Session.findByUid(uid);
  if (!session) return;
  session.accountId = undefined;
  session.authorizations = {};
  await session.persist();
}
