import { html } from "hono/html";
import type { InspectedResponse } from "../../domain/inspector/inspected-response.ts";
import type { PageHead } from "../../domain/inspector/page-head.ts";

/** How a search engine shows a page: where, title, description. */
export function renderSearchResultPreview({ address }: InspectedResponse, head: PageHead) {
  const place = URL.parse(head.canonicals[0] ?? address) ?? new URL(address);
  const parts = place.pathname.split("/").filter(Boolean);
  const name = head.openGraph["og:site_name"] ?? place.host;
  return html`<div class="result">
    <p class="result-place">
      <b>${name}</b>
      <span>${[place.host, ...parts].join(" › ")}</span>
    </p>
    <p class="result-title">${cut(head.titles[0] ?? place.host, 65)}</p>
    <p class="result-text">${cut(head.description ?? "No description.", 160)}</p>
  </div>`;
}

/** How networks and messengers show a link to it. */
export function renderShareCardPreview(
  { address }: InspectedResponse,
  { openGraph, titles, description }: PageHead,
) {
  const picture = openGraph["og:image"];
  const host = (URL.parse(openGraph["og:url"] ?? address) ?? new URL(address)).host;
  return html`<figure class="card">
    ${
      picture === undefined
        ? html`<div class="card-nothing">No picture</div>`
        : html`<img src="${picture}" alt="${openGraph["og:image:alt"] ?? ""}" />`
    }
    <figcaption>
      <span>${host}</span>
      <b>${cut(openGraph["og:title"] ?? titles[0] ?? host, 90)}</b>
      <span>${cut(openGraph["og:description"] ?? description ?? "", 140)}</span>
    </figcaption>
  </figure>`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
