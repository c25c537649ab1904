import type { HttpBindings } from "@hono/node-server";
import type { Provider } from "oidc-provider";

/** An identity provider forgets who this browser is: the next sign-in shows the form. */
export async function endSandboxSession(
  idp: Provider,
  { incoming, outgoing }: HttpBindings,
): Promise<void> {
  const session = await idp.Session.get(idp.createContext(incoming, outgoing));
  if (session.accountId) await session.destroy();
}
