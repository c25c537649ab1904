import { html } from "hono/html";
import type { Overview } from "./overview.ts";
import { callPanel } from "./call-panel.ts";
import { channelPanel } from "./channel-panel.ts";
import { clockPanel } from "./clock-panel.ts";
import { eventPanel } from "./event-panel.ts";
import { faultPanel } from "./fault-panel.ts";
import { identityProviderPanel } from "./identity-provider-panel.ts";
import { htmlPage } from "./html-page.ts";
import { mailPanel } from "./mail-panel.ts";
import { paymentPanel } from "./payment-panel.ts";
import { rightsPanel } from "./rights-panel.ts";
import { viewerPanel } from "./viewer-panel.ts";

/** The console as one HTML page without scripts. */
export function consolePage(overview: Overview) {
  return htmlPage(
    { title: "Marquee console", styles: ["/console/style.css"] },
    html`${masthead()}
      <main>
        <section id="channels" aria-labelledby="channels-title">
          <h2 id="channels-title">Channels</h2>
          <div class="channels">
            ${overview.channels.map((channel) => channelPanel(channel, overview.clock.now))}
          </div>
        </section>
        ${viewerPanel(overview)} ${mailPanel(overview)} ${identityProviderPanel(overview)}
        ${paymentPanel(overview)} ${clockPanel(overview)} ${eventPanel(overview)}
        ${rightsPanel(overview)} ${faultPanel(overview)} ${callPanel(overview)} ${resetPanel()}
      </main>`,
  );
}

function masthead() {
  return html`<header>
    <h1>Marquee console</h1>
    <p>
      This is the embedded provider: the catalogue, the films and the live streams behind the
      channels below. The console exists in embedded mode only, and for this machine alone. A site
      that is pointed at a provider of its own (<code>PROVIDER_API_URL</code>) has none.
    </p>
    <nav aria-label="Sections">
      <a href="#channels">Channels</a> <a href="#viewers">Viewers</a> <a href="#mails">Mails</a>
      <a href="#identity-providers">Identity providers</a> <a href="#payments">Payments</a>
      <a href="#clock">Clock</a> <a href="#events">Events</a> <a href="#rights">Rights</a>
      <a href="#faults">Faults</a>
      <a href="#calls">Calls</a>
      <a href="#reset">Reset</a>
    </nav>
  </header>`;
}

function resetPanel() {
  return html`<section id="reset" aria-labelledby="reset-title">
    <h2 id="reset-title">Reset</h2>
    <p>
      Catalogue and viewers as they were on the first start (who signed up is forgotten), faults
      off, real time, nobody moved, counters at zero, no mails and no notices.
    </p>
    <form method="post" action="/console/reset"><button>Reset everything</button></form>
  </section>`;
}
