import type { ChannelRow } from "../../db/channels.ts";
import type { SignInProviderRow } from "../../db/sign-in-providers.ts";
import { providerLog } from "../../domain/log.ts";
import { openSealedSecret } from "../../domain/sealed-secret.ts";
import { createIdpClient } from "../../domain/identity/idp-client.ts";
import { idpProtocols, sandboxProtocol } from "../../domain/identity/idp-protocols.ts";
import { SignInFailure } from "../../domain/identity/sign-in-errors.ts";
import { createAppleClientSecret } from "../../identity/apple-client-secret.ts";
import type { IdpConnection } from "../../identity/authorization-code-flow.ts";
import { createIdpFetch } from "../../identity/idp-fetch.ts";
import { createPublicIdpFetch } from "../../identity/public-idp-fetch.ts";
import type { Services } from "../../services.ts";
import type { IdpSource } from "./idp-source.ts";
import { describeSignInKeySecret } from "./sign-in-key-secret.ts";
import { formatSignInCallbackUrl } from "./sign-in-callback-url.ts";

/**
 * A channel as the client of an identity provider, with its secret. Throws `SignInFailure` where the stored secret was
 * sealed with another `PROVIDER_SECRET`.
 */
export async function openIdpConnection(
  services: Services,
  channel: ChannelRow,
  source: IdpSource,
): Promise<IdpConnection> {
  const { method, issuer, keys } = source;
  if (!keys) {
    const { origin, loopbackOrigin } = source.console;
    return {
      issuer,
      // The social ones show who one may be; single sign-on does not let the viewer choose again.
      protocol: method === "sso" ? sandboxProtocol : idpProtocols.google,
      client: createIdpClient(services.publicOrigin, channel, method),
      fetch: createIdpFetch(origin, loopbackOrigin),
    };
  }
  const { channel: of, clientId } = keys;
  const { endpoints, hasConfirmedAddressesOnly, ...protocol } = idpProtocols[method];
  const isUsual = keys.issuer === null;
  return {
    issuer,
    protocol: isUsual ? { ...protocol, endpoints, hasConfirmedAddressesOnly } : protocol,
    client: {
      clientId,
      secret: await clientSecretOf(services, keys, issuer),
      redirectUri: formatSignInCallbackUrl(services, of === null ? undefined : channel, method),
      name: channel.name,
    },
    fetch: createPublicIdpFetch(services.signInHosts),
  };
}

async function clientSecretOf(
  services: Services,
  keys: SignInProviderRow,
  issuer: string,
): Promise<string> {
  const { method, clientId, teamId, keyId, sealedSecret } = keys;
  const use = describeSignInKeySecret(keys);
  const secret = services.secret && openSealedSecret(services.secret, use, sealedSecret);
  if (secret === undefined || secret === "") {
    providerLog.error(
      { method },
      "the secret was entered with another PROVIDER_SECRET: enter it again",
    );
    throw new SignInFailure("provider_unavailable");
  }
  if (method !== "apple") return secret;
  const key = { teamId: teamId ?? "", keyId: keyId ?? "", privateKey: secret };
  return createAppleClientSecret(key, { issuer, clientId });
}
