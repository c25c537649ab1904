import { html } from "hono/html";
import { consoleBar } from "../frame.ts";
import { htmlPage } from "../html-page.ts";
import type { SimulatorPageData } from "./simulator-page-data.ts";
import { bridgeMessagePanel } from "./bridge-message-panel.ts";
import { simulatorPhone } from "./simulator-phone.ts";
import { simulatorRemotePanel } from "./remote-panel.ts";

/** The page that simulates a channel's app: its web view in a phone, and the messages that it receives. */
export function simulatorPage(facts: SimulatorPageData) {
  return htmlPage(
    {
      title: `${facts.name} in the app – Marquee console`,
      styles: ["/console/style.css", "/console/simulator/style.css"],
      scripts: ["/console/scripts/provider/console/simulator/client/main.ts"],
      bodyClass: "playing",
    },
    html`${masthead(facts)}
      <main class="simulator" aria-label="Simulator" data-site="${facts.site}">
        ${simulatorRemotePanel(facts)} ${simulatorPhone(facts)} ${bridgeMessagePanel()}
      </main>`,
  );
}

function masthead({ name, token, channels }: SimulatorPageData) {
  return html`<header>
    ${consoleBar("simulator")}
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
