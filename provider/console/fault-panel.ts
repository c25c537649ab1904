import { html } from "hono/html";
import { providerCallNames } from "../domain/console/parse-provider-call.ts";
import { simulatedFaultKinds } from "../domain/console/simulated-faults.ts";
import type { ControlsPageData } from "./controls-page-data.ts";

/** What fails on purpose, and the form that makes more fail. */
export function renderFaultPanel({ faults, channels }: ControlsPageData) {
  return html`<section id="faults" aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p>Make a call fail and watch the site stand. A fault holds until it is switched off.</p>
    ${faults.length === 0 ? html`<p class="empty">No active faults.</p>` : activeFaults(faults)}
    <form method="post" action="/console/faults" class="fields">
      <label
        >Call
        <select name="call">
          ${providerCallNames.map(option)}
        </select></label
      >
      <label
        >Fault
        <select name="kind">
          ${Object.entries(simulatedFaultKinds).map(kindOption)}
        </select></label
      >
      <label
        >Channel
        <select name="channel">
          <option value="">All channels</option>
          ${channels.map(({ token }) => option(token))}
        </select>
      </label>
      <label
        >Delay in ms, for slow
        <input name="delay_ms" type="number" min="0" max="60000" step="100" value="3000" />
      </label>
      <button>Switch on</button>
    </form>
  </section>`;
}

function activeFaults(faults: ControlsPageData["faults"]) {
  return html`<ul class="list">
      ${faults.map(
        ({ call, kind, channel, delay_ms: delay }) =>
          html`<li>
            <span>
              <b>${call}</b> of ${channel ?? "all channels"}:
              ${simulatedFaultKinds[kind]}${kind === "slow" ? ` by ${delay} ms` : ""}
            </span>
            <form method="post" action="/console/faults/clear">
              <input type="hidden" name="call" value="${call}" />
              <input type="hidden" name="channel" value="${channel ?? ""}" />
              <button>Switch off</button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post" action="/console/faults/clear"><button>Switch all off</button></form>`;
}

function option(value: string) {
  return html`<option value="${value}">${value}</option>`;
}

function kindOption([kind, words]: [string, string]) {
  return html`<option value="${kind}">${words}</option>`;
}
