import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Provider } from "oidc-provider";

/**
 * Lets an identity provider respond to a request itself. It sees the address that browsers use,
 * whatever name the request came by: its own addresses follow from it. `headers` are those of its
 * pages.
 */
export async function delegateToIdp(
  idp: Provider,
  { incoming, outgoing }: HttpBindings,
  headers: Record<string, string>,
) {
  const { host, protocol, pathname } = new URL(idp.issuer);
  incoming.headers.host = host;
  incoming.headers["x-forwarded-host"] = host;
  incoming.headers["x-forwarded-proto"] = protocol.replace(":", "");
  const providerPath = (incoming.url ?? "").replace(/^\/identity\/\w+/, "") || "/";
  Object.assign(incoming, { url: providerPath, baseUrl: pathname });
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  await idp.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}
