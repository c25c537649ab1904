import { html } from "hono/html";
import { getIdpBrandName } from "../domain/identity/identity-providers.ts";
import type {
  ChannelIdentityProviders,
  IdpOverview,
  ControlsPageData,
} from "./controls-page-data.ts";
import { renderScrollableTable } from "./scrollable-table.ts";

/**
 * The identity providers that the sandbox plays: who takes people from which, and where they are
 * found.
 */
export function renderIdentityProviderPanel({ channels }: ControlsPageData) {
  return html`<section id="identity-providers" aria-labelledby="identity-providers-title">
    <h2 id="identity-providers-title">Sign-in providers</h2>
    <p>
      A sandbox plays Google, Facebook, Apple and single sign-on: real OpenID Connect (authorization
      code, PKCE, state, nonce) with invented people and no passwords. It signs nobody in anywhere
      else.
    </p>
    ${renderScrollableTable(
      "Sign-in providers by channel",
      ["Channel", "Sign-in provider", "Issuer", "Client"],
      channels.flatMap((channel) => channel.identityProviders.map((idp) => row(channel, idp))),
    )}
  </section>`;
}

function row(
  { name }: ChannelIdentityProviders,
  { idp, called, issuer, clientId, start }: IdpOverview,
) {
  const kind = called === getIdpBrandName(idp) ? "" : ` (${getIdpBrandName(idp)})`;
  return html`<tr>
    <td>${name}</td>
    <td><a href="${start}" aria-label="Sign in to ${name} with ${called}">${called}</a>${kind}</td>
    <td>
      <a href="${issuer}/.well-known/openid-configuration"><code>${issuer}</code></a>
    </td>
    <td><code>${clientId}</code></td>
  </tr>`;
}
