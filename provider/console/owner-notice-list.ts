import { html } from "hono/html";
import type { CountedNotice } from "../domain/console/reported-notices.ts";
import type { ChannelOverview } from "./channels/channels-page-data.ts";

const kinds = {
  contrast: "Contrast",
  csp: "Blocked",
  custom_code: "Custom code",
  values: "Values",
};

/** The site's notices to the channel's owner, and the button that clears them. */
export function renderOwnerNoticeList({ token, name, notices }: ChannelOverview) {
  if (notices.length === 0) return "";
  return html`<details class="notices">
    <summary>Notices (${notices.length})</summary>
    <ul>
      ${notices.map(item)}
    </ul>
    <form method="post" action="/console/notices/clear">
      <input type="hidden" name="channel" value="${token}" />
      <button aria-label="Clear the notices of ${name}">Clear</button>
    </form>
  </details>`;
}

function item({ kind, detail, count }: CountedNotice) {
  return html`<li><b>${kinds[kind]}</b> ${detail}${count > 1 ? ` (${count} times)` : ""}</li>`;
}
