import type { HttpBindings } from "@hono/node-server";
import type { Provider } from "oidc-provider";

/** A house forgets who this browser is: next time it asks. */
export async function endSession(
  house: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<void> {
  const session = await house.Session.get(house.createContext(incoming, outgoing));
  if (session.accountId) await session.destroy();
}
