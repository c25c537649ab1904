import { html } from "hono/html";
import type { SimulatorPageData } from "./simulator-page-data.ts";

/** What the app would do: go somewhere, hand over its viewer, open a deep link. */
export function renderSimulatorRemotePanel(facts: SimulatorPageData) {
  return html`<section class="remote" aria-labelledby="remote-title">
    <h2 id="remote-title">Play the app</h2>
    ${addresses(facts)} ${signInForm(facts)} ${deepLink(facts)}
  </section>`;
}

function addresses({ site, paths }: SimulatorPageData) {
  return html`<h3>Show a page</h3>
    <ul class="places">
      ${paths.map(
        ({ name, path }) => html`<li><a href="${site}${path}" target="phone">${name}</a></li>`,
      )}
    </ul>
    <form id="address" class="row">
      <label for="path">Another address</label>
      <input id="path" name="path" value="/mobile" autocomplete="off" spellcheck="false" />
      <button>Show</button>
    </form>`;
}

function signInForm({ viewers }: SimulatorPageData) {
  return html`<h3>Hand over a viewer</h3>
    <p class="hint">
      The app has signed its viewer in and opens a page with <code>?access_token=</code>. Somebody
      who is signed in already is not replaced: sign out first.
    </p>
    <form
      id="hand-over"
      method="post"
      action="/console/simulator/hand-over"
      target="phone"
      class="fields"
    >
      <label
        >Viewer
        <select name="email" aria-describedby="about-viewer">
          ${viewers.map(({ email, about }) => html`<option value="${email}" title="${about}">${email}</option>`)}
        </select></label
      >
      <label>Page <input name="path" value="/mobile/user/account" autocomplete="off" /></label>
      <button>Hand over</button>
    </form>
    <p class="hint" id="about-viewer">${viewers[0]?.about}</p>`;
}

function deepLink({ scheme, site }: SimulatorPageData) {
  if (scheme === undefined)
    return html`<h3>Deep link</h3>
      <p class="hint">This channel has no app.</p>`;
  return html`<h3>Deep link</h3>
    <p class="hint">
      An email’s link opens in the phone’s browser. Once it has confirmed the address, it opens
      <code>${scheme}://user/signIn</code>, and the app shows its sign-in page.
    </p>
    <a class="button" href="${site}/mobile/user/signIn" target="phone">Open the deep link</a>`;
}
