import { html } from "hono/html";
import { renderApiCallsPanel } from "./api-calls-panel.ts";
import { renderClockPanel } from "./clock-panel.ts";
import { renderEventPanel } from "./event-panel.ts";
import { renderFaultPanel } from "./fault-panel.ts";
import { renderConsolePageFrame } from "./console-page-frame.ts";
import { renderIdentityProviderPanel } from "./identity-provider-panel.ts";
import type { ControlsPageData } from "./controls-page-data.ts";
import { renderPaymentPanel } from "./payment-panel.ts";
import { renderRightsPanel } from "./rights-panel.ts";

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
export function renderControlsPage(overview: ControlsPageData) {
  return renderConsolePageFrame(
    {
      current: "controls",
      heading: "Controls",
      lead: "Move the clock, change an event, close a title, break a call, and see what viewers see.",
    },
    html`<nav class="tabs" aria-label="Sections">
        ${sections.map(({ id, words }) => html`<a href="#${id}">${words}</a> `)}
      </nav>
      ${renderClockPanel(overview)} ${renderEventPanel(overview)} ${renderRightsPanel(overview)}
      ${renderFaultPanel(overview)} ${renderPaymentPanel(overview)}
      ${renderIdentityProviderPanel(overview)} ${renderApiCallsPanel(overview)} ${resetPanel()}`,
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
