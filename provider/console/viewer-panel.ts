import { html } from "hono/html";
import type { Overview } from "./overview.ts";

/** Who may sign in, and what to try with them. */
export function viewerPanel({ channels, people, seededPassword }: Overview) {
  return html`<section id="viewers" aria-labelledby="viewers-title">
    <h2 id="viewers-title">Viewers</h2>
    <p>
      Every channel begins with one viewer for each situation. The password of all of them is
      <code class="secret">${seededPassword}</code>
    </p>
    <dl class="people">
      ${people.map(
        ({ about, emails }) =>
          html`<div>
            <dt>${about}</dt>
            ${emails.map((email) => html`<dd><code>${email}</code></dd> `)}
          </div>`,
      )}
    </dl>
    <p>
      Sign in to
      ${channels.map(
        ({ name, origin }) => html` <a class="button" href="${origin}/user/signIn">${name}</a>`,
      )}
    </p>
    <form method="post" action="/console/limits/clear" class="row">
      <button>Forget failed attempts</button>
      <span class="empty"
        >Ten for an account, or 25 from one IP address, close it for five minutes.</span
      >
    </form>
  </section>`;
}
