import { html } from "hono/html";
import { type IdentityProvider, idpName } from "../domain/identity/identity-providers.ts";
import { sandboxPage } from "./sandbox-page.ts";

/** A page of an identity provider that only says something. */
export function sandboxMessagePage(idp: IdentityProvider, heading: string, text = "") {
  return sandboxPage(
    heading,
    html`${text && html`<p>${text}</p>`}
      <p class="quiet">Sandbox: this plays ${idpName(idp)}.</p>`,
  );
}
