import { html } from "hono/html";
import type { HtmlFragment } from "./html-page.ts";

/** A table that scrolls where it is wider than the page; `rows` are `tr` elements. */
export function renderScrollableTable(label: string, headings: string[], rows: HtmlFragment[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th>${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
