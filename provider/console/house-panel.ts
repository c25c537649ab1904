import { html } from "hono/html";
import { houseName } from "../domain/houses.ts";
import type { ChannelOverview, HouseOverview, Overview } from "./overview.ts";
import { wideTable } from "./wide-table.ts";

/** The houses that the sandbox plays: who takes people from which, and where they are found. */
export function housePanel({ channels }: Overview) {
  return html`<section id="houses" aria-labelledby="houses-title">
    <h2 id="houses-title">Houses</h2>
    <p>
      A sandbox plays Google, Facebook, Apple and single sign-on: real OpenID Connect (authorization
      code, PKCE, state, nonce) with invented people and no passwords. It signs nobody in anywhere
      else.
    </p>
    ${wideTable(
      "Houses by channel",
      ["Channel", "House", "Issuer", "Client"],
      channels.flatMap((channel) => channel.houses.map((house) => row(channel, house))),
    )}
  </section>`;
}

function row({ name }: ChannelOverview, { house, called, issuer, clientId, start }: HouseOverview) {
  const kind = called === houseName(house) ? "" : ` (${houseName(house)})`;
  return html`<tr>
    <td>${name}</td>
    <td><a href="${start}" aria-label="Sign in to ${name} with ${called}">${called}</a>${kind}</td>
    <td>
      <a href="${issuer}/.well-known/openid-configuration"><code>${issuer}</code></a>
    </td>
    <td><code>${clientId}</code></td>
  </tr>`;
}
