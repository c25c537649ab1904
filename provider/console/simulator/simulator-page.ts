import { html } from "hono/html";
import { renderConsoleNavigation } from "../console-page-frame.ts";
import { renderHtmlPage } from "../html-page.ts";
import type { SimulatorPageData } from "./simulator-page-data.ts";
import { renderBridgeMessagePanel } from "./bridge-message-panel.ts";
import { renderSimulatorPhone } from "./simulator-phone.ts";
import { renderSimulatorRemotePanel } from "./remote-panel.ts";

/** The page that simulates a channel's app: its web view in a phone, and the messages that it receives. */
export function renderSimulatorPage(facts: SimulatorPageData) {
  return renderHtmlPage(
    {
      title: `${facts.name} in the app – Marquee console`,
      styles: ["/console/style.css", "/console/simulator/style.css"],
      scripts: ["/console/scripts/provider/console/simulator/client/main.ts"],
      bodyClass: "playing",
    },
    html`${masthead(facts)}
      <main class="simulator" aria-label="Simulator" data-site="${facts.site}">
        ${renderSimulatorRemotePanel(facts)} ${renderSimulatorPhone(facts)}
        ${renderBridgeMessagePanel()}
      </main>`,
  );
}

function masthead({ name, token, channels }: SimulatorPageData) {
  return html`<header>
    ${renderConsoleNavigation("simulator")}
    <h1>${name} in the app</h1>
    <p>
      The phone shows the channel’s pages under <code>/mobile</code>, as its app would in a web
      view. Their messages to the app are listed beside it. Every message is in
      <code>docs/mobile-bridge.md</code>.
    </p>
    <nav aria-label="Channels">
      ${channels.map(
        (channel) =>
          html`<a href="${channel.href}" ${channel.token === token ? "aria-current=page" : ""}
            >${channel.name}</a
          > `,
      )}
    </nav>
  </header>`;
}
