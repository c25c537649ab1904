import { html } from "hono/html";

export type Tab = { href: string; words: string; isCurrent: boolean };

/** Links of which one is where the reader is: `tabs("Channels", …)`. */
export function tabs(label: string, all: Tab[]) {
  return html`<nav class="tabs" aria-label="${label}">
    ${all.map(
      ({ href, words, isCurrent }) =>
        html`<a href="${href}" ${isCurrent ? "aria-current=true" : ""}>${words}</a> `,
    )}
  </nav>`;
}
