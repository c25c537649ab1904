import type { HttpBindings } from "@hono/node-server";
import type { Provider } from "oidc-provider";

type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** A sign-in that a house waits with, in this browser; undefined when it is over or not here. */
export async function waitingSignIn(
  house: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<Interaction | undefined> {
  const { errors } = await import("oidc-provider");
  return house.interactionDetails(incoming, outgoing).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  });
}

/** Somebody chose who they are; the address is where the house goes on. */
export async function answerPerson(
  house: Provider,
  { incoming, outgoing }: HttpBindings,
  waiting: Interaction,
  subject: string,
): Promise<string> {
  const result = { login: { accountId: subject }, select_account: {} };
  const next = await house.interactionResult(incoming, outgoing, result);
  const { session } = waiting;
  if (session?.accountId && session.accountId !== subject) await forgetPerson(house, session.uid);
  return next;
}

/** Somebody would rather not; the address is where the house goes on. */
export function answerCancelled(
  house: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<string> {
  const error_description = "The person went back.";
  const result = { error: "access_denied", error_description };
  return house.interactionResult(incoming, outgoing, result);
}

/** The house would sign the person of before out by a page of its own; ours has no scripts. */
async function forgetPerson(house: Provider, uid: string): Promise<void> {
  const session = await house.Session.findByUid(uid);
  if (!session) return;
  session.accountId = undefined;
  session.authorizations = {};
  await session.persist();
}
