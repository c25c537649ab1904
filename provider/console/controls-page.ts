import { html } from "hono/html";
import { apiCallsPanel } from "./api-calls-panel.ts";
import { clockPanel } from "./clock-panel.ts";
import { eventPanel } from "./event-panel.ts";
import { faultPanel } from "./fault-panel.ts";
import { consoleFrame } from "./frame.ts";
import { identityProviderPanel } from "./identity-provider-panel.ts";
import type { ControlsPageData } from "./controls-page-data.ts";
import { paymentPanel } from "./payment-panel.ts";
import { rightsPanel } from "./rights-panel.ts";

const sections = [
  { id: "clock", words: "Clock" },
  { id: "events", words: "Events" },
  { id: "rights", words: "Rights" },
  { id: "faults", words: "Faults" },
  { id: "payments", words: "Payments" },
  { id: "identity-providers", words: "Sign-in providers" },
  { id: "calls", words: "Calls" },
  { id: "reset", words: "Reset" },
];

/** Every switch of the provider, as plain forms. */
export function controlsPage(overview: ControlsPageData) {
  return consoleFrame(
    {
      current: "controls",
      heading: "Controls",
      lead: "Move the clock, change an event, close a title, break a call, and see what viewers see.",
    },
    html`<nav class="tabs" aria-label="Sections">
        ${sections.map(({ id, words }) => html`<a href="#${id}">${words}</a> `)}
      </nav>
      ${clockPanel(overview)} ${eventPanel(overview)} ${rightsPanel(overview)}
      ${faultPanel(overview)} ${paymentPanel(overview)} ${identityProviderPanel(overview)}
      ${apiCallsPanel(overview)} ${resetPanel()}`,
  );
}

function resetPanel() {
  return html`<section id="reset" aria-labelledby="reset-title">
    <h2 id="reset-title">Reset</h2>
    <p>
      Titles and viewers become as they were on the first start. Who signed up is forgotten, faults
      are off, time is real, nobody is moved, counters are at zero, emails and notices are gone.
    </p>
    <form method="post" action="/console/reset"><button>Reset everything</button></form>
  </section>`;
}
