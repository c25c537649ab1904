import { html } from "hono/html";

export type TabLink = { href: string; words: string; isCurrent: boolean };

/** Links of which one is where the reader is: `renderTabLinks("Channels", …)`. */
export function renderTabLinks(label: string, all: TabLink[]) {
  return html`<nav class="tabs" aria-label="${label}">
    ${all.map(
      ({ href, words, isCurrent }) =>
        html`<a href="${href}" ${isCurrent ? "aria-current=true" : ""}>${words}</a> `,
    )}
  </nav>`;
}
