import { html } from "hono/html";
import type { AccessibleNode } from "../../domain/inspector/accessibility-tree.ts";
import type { PageHead } from "../../domain/inspector/page-head.ts";
import type { InspectedResponse } from "../../domain/inspector/inspected-response.ts";
import type { PageReport } from "../../domain/inspector/page-report.ts";
import type { JsonLdNode } from "../../domain/inspector/structured-data.ts";
import type { HtmlFragment } from "../html-page.ts";

/** What the head says, a line each. */
export function renderPageHeadTable({ headers }: InspectedResponse, head: PageHead) {
  const lines = [
    { name: "Title", value: head.titles[0] },
    { name: "Description", value: head.description },
    { name: "Canonical", value: head.canonicals[0] },
    { name: "Robots", value: head.robots ?? headers["x-robots-tag"] ?? "nothing: it may be kept" },
    { name: "Language", value: head.language },
    { name: "Languages", value: head.alternates.map(({ language }) => language).join(", ") },
    { name: "Keywords", value: head.keywords },
    { name: "Caching", value: headers["cache-control"] },
  ];
  return html`<dl class="head-lines">
    ${lines.map(
      ({ name, value }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value || html`<span class="empty">none</span>`}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Each thing of schema.org with its JSON. */
export function renderJsonLdNodes(nodes: JsonLdNode[]) {
  if (nodes.length === 0) return html`<p class="empty">The page has no structured data.</p>`;
  return html`<ul class="things">
    ${nodes.map(
      ({ type, json, remarks }) =>
        html`<li>
          <details>
            <summary><b>${type}</b> <span class="empty">${judgement(remarks)}</span></summary>
            <pre tabindex="0"><code>${JSON.stringify(json, null, 2)}</code></pre>
          </details>
        </li>`,
    )}
  </ul>`;
}

function judgement(remarks: JsonLdNode["remarks"]): string {
  const faults = remarks.filter(({ level }) => level === "fault").length;
  if (faults > 0) return `${faults} ${faults === 1 ? "fault" : "faults"}`;
  return remarks.length === 0 ? "complete" : "complete, with hints";
}

export function renderHeadingOutline(headings: PageReport["headings"]) {
  return html`<div>
    <h3>Headings</h3>
    ${
      headings.length === 0
        ? html`<p class="empty">None.</p>`
        : html`<ol class="outline">
            ${headings.map(
              ({ level, name }) =>
                html`<li data-level="${level}"><span class="chip">h${level}</span> ${name}</li>`,
            )}
          </ol>`
    }
  </div>`;
}

export function renderLandmarkList(landmarks: PageReport["landmarks"]) {
  return html`<div>
    <h3>Landmarks</h3>
    ${
      landmarks.length === 0
        ? html`<p class="empty">None.</p>`
        : html`<ul class="outline">
            ${landmarks.map(
              ({ role, name }) => html`<li><span class="chip">${role}</span> ${name}</li>`,
            )}
          </ul>`
    }
  </div>`;
}

/** What is read out, in its order and as deep as it stands. */
export function renderAccessibilityTree(tree: AccessibleNode[]): HtmlFragment | "" {
  if (tree.length === 0) return "";
  return html`<ul>
    ${tree.map(
      ({ role, name, level, children }) =>
        html`<li>
          <span class="role">${role}${level === undefined ? "" : ` ${level}`}</span> ${name}
          ${renderAccessibilityTree(children)}
        </li>`,
    )}
  </ul>`;
}
