import { html } from "hono/html";
import type { PageRemark } from "../../domain/inspector/page-remark.ts";
import type { InspectedResponse } from "../../domain/inspector/inspected-response.ts";
import type { PageReport } from "../../domain/inspector/page-report.ts";
import { renderConsolePageFrame } from "../console-page-frame.ts";
import { renderSearchResultPreview, renderShareCardPreview } from "./search-and-share-previews.ts";
import type { InspectorPageData } from "./inspector-page-data.ts";
import {
  renderPageHeadTable,
  renderHeadingOutline,
  renderLandmarkList,
  renderAccessibilityTree,
  renderJsonLdNodes,
} from "./page-report-sections.ts";

/** What a search engine, a share card and a screen reader get of an address of the site. */
export function renderInspectorPage(facts: InspectorPageData) {
  return renderConsolePageFrame(
    {
      current: "inspector",
      heading: "Inspector",
      lead: "What a search engine, a share card and a screen reader get of any page of the site.",
    },
    html`${question(facts)} ${resultOf(facts)}`,
  );
}

function question({ address, channels }: InspectorPageData) {
  return html`<form class="row url-form" action="/console/inspector" role="search">
      <label
        >Address <input type="url" name="address" value="${address}" required spellcheck="false"
      /></label>
      <button class="strong">Inspect</button>
    </form>
    <dl class="ways places">
      ${channels.map(
        ({ name, places }) =>
          html`<div>
            <dt>${name}</dt>
            ${places.map(
              (place) =>
                html`<dd>
                  <a
                    href="/console/inspector?${new URLSearchParams({ address: place.href })}"
                    aria-label="${name}: ${place.name}"
                    >${place.name}</a
                  >
                </dd> `,
            )}
          </div>`,
      )}
    </dl>`;
}

function resultOf({ found }: InspectorPageData) {
  if (!found) return "";
  if ("refusal" in found) {
    return html`<section class="plain" aria-labelledby="refused-title">
      <h2 id="refused-title">Not read</h2>
      <p class="empty">${found.refusal}</p>
    </section>`;
  }
  const { page, report } = found;
  return html`${verdict(page, report)}
    <div class="two">
      <section aria-labelledby="search-title">
        <h2 id="search-title">Search engine</h2>
        ${renderSearchResultPreview(page, report.head)} ${renderPageHeadTable(page, report.head)}
      </section>
      <section aria-labelledby="share-title">
        <h2 id="share-title">Share card</h2>
        ${renderShareCardPreview(page, report.head)}
      </section>
    </div>
    <section aria-labelledby="data-title">
      <h2 id="data-title">Structured data</h2>
      ${renderJsonLdNodes(report.nodes)}
    </section>
    <section aria-labelledby="heard-title">
      <h2 id="heard-title">Screen reader</h2>
      <p>From the HTML alone, before scripts run. What a style sheet hides is listed, too.</p>
      <div class="two">
        ${renderHeadingOutline(report.headings)} ${renderLandmarkList(report.landmarks)}
      </div>
      <details class="tree">
        <summary>Everything that is read out</summary>
        ${renderAccessibilityTree(report.tree)}
      </details>
    </section>`;
}

function verdict({ address, status, hops }: InspectedResponse, { remarks }: PageReport) {
  const faults = remarks.filter(({ level }) => level === "fault");
  const hints = remarks.filter(({ level }) => level === "hint");
  return html`<section class="plain verdict" aria-labelledby="verdict-title">
    <h2 id="verdict-title" data-level="${faults.length > 0 ? "fault" : "good"}">
      ${faults.length === 0 ? "No faults" : `${faults.length} ${faults.length === 1 ? "fault" : "faults"}`}${
        hints.length === 0 ? "" : `, ${hints.length} ${hints.length === 1 ? "hint" : "hints"}`
      }
    </h2>
    <p>
      <code>${address}</code> answers ${status}.
      ${hops.map((hop) => html`Led here by <code>${hop.address}</code> (${hop.status}). `)}
    </p>
    ${
      remarks.length === 0
        ? ""
        : html`<ul class="remarks">
            ${[...faults, ...hints].map(remarkLine)}
          </ul>`
    }
  </section>`;
}

function remarkLine({ level, about, words }: PageRemark) {
  return html`<li data-level="${level}">
    <span class="chip">${level === "fault" ? "Fault" : "Hint"}</span>
    <span><b>${about}</b> ${words}</span>
  </li>`;
}
