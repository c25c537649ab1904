import { html } from "hono/html";
import { type IdentityProvider, getIdpBrandName } from "../domain/identity/identity-providers.ts";
import { type SandboxPerson } from "../domain/identity/sandbox-people.ts";
import { renderSandboxPage } from "./sandbox-page.ts";

export type SandboxSignInPageData = {
  idp: IdentityProvider;
  /**
   * What the channel calls the identity provider: `"Arena Club ID"`; the identity provider's own
   * name for Google & co.
   */
  called: string;
  /** Who requests an identity. */
  client: string;
  people: SandboxPerson[];
};

/** Where somebody says who they are: one button a person, and one that goes back. */
export function renderSandboxSignInPage({ idp, called, client, people }: SandboxSignInPageData) {
  const also = called === getIdpBrandName(idp) ? "" : ` (${getIdpBrandName(idp)})`;
  return renderSandboxPage(
    `Sandbox: this plays ${called}${also}`,
    html`<p>
        <b>${client}</b> requests your identity from ${called}, and receives a name and an email
        address. Choose somebody; there is no password.
      </p>
      <form method="post" class="choices">
        <ul>
          ${people.map(personItem)}
        </ul>
        <button name="person" value="" class="cancel">Cancel</button>
      </form>`,
  );
}

function personItem({ subject, firstName, lastName, email, emailVerified, note }: SandboxPerson) {
  const about = `about-${subject}`;
  const doubt = email && !emailVerified ? html`<em>not verified</em>` : "";
  return html`<li>
    <span class="initials" aria-hidden="true">${firstName[0]}${lastName[0]}</span>
    <button name="person" value="${subject}" aria-describedby="${about}">
      ${firstName} ${lastName}
    </button>
    <p id="${about}">
      <span class="email">${email ?? "No email address"} ${doubt}</span>
      ${note}
    </p>
  </li>`;
}
