import { html } from "hono/html";
import { type IdentityProvider, getIdpBrandName } from "../domain/identity/identity-providers.ts";
import { renderSandboxPage } from "./sandbox-page.ts";

/** A page of an identity provider that only says something. */
export function renderSandboxMessagePage(idp: IdentityProvider, heading: string, text = "") {
  return renderSandboxPage(
    heading,
    html`${text && html`<p>${text}</p>`}
      <p class="quiet">Sandbox: this plays ${getIdpBrandName(idp)}.</p>`,
  );
}
