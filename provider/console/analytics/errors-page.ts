import { html } from "hono/html";
import type {
  GroupedClientError,
  ClientErrorTally,
} from "../../db/client-errors/list-client-errors.ts";
import type { MappedStackFrame } from "../../domain/client-errors/mapped-stack-frames.ts";
import { renderHtmlPage } from "../html-page.ts";
import { formatShortUtcDateTime } from "../format-times.ts";
import { renderAnalyticsHeader, type AnalyticsHeaderData } from "./analytics-header.ts";

/** An error with its stack as the sources have it. */
export type MappedErrorGroup = Omit<GroupedClientError, "stack"> & { stack: MappedStackFrame[] };

const kindWords: Record<GroupedClientError["kind"], string> = {
  error: "Thrown",
  rejection: "Rejected, unhandled",
  boundary: "Removed a part or the page",
  chunk: "Not loaded",
};
const numbers = new Intl.NumberFormat("en-GB");

/** The errors of a channel's pages in browsers, the same ones as one, the latest first. */
export function renderClientErrorsPage(facts: AnalyticsHeaderData & { shown: MappedErrorGroup[] }) {
  const { channel, name, shown } = facts;
  return renderHtmlPage(
    { title: `${name} – errors`, styles: ["/console/style.css", "/console/analytics.css"] },
    html`${renderAnalyticsHeader({ ...facts, current: "errors" })}
      <main>
        <section aria-labelledby="errors-title">
          <h2 id="errors-title">Errors in browsers</h2>
          <p>
            What went wrong on pages, the latest first, for thirty days. Nothing of a viewer is
            stored with it.
          </p>
          ${
            shown.length === 0
              ? html`<p class="empty">
                  No errors were reported. Pages report their errors where the site has
                  <code>CLIENT_ERRORS=1</code>.
                </p>`
              : html`<ol class="ill errors">
                    ${shown.map(item)}
                  </ol>
                  <form method="post" action="/console/analytics/errors/clear">
                    <input type="hidden" name="channel" value="${channel}" /><button>Clear</button>
                  </form>`
          }
        </section>
      </main>`,
  );
}

function item({ fingerprint, kind, name, message, n, stack, ...more }: MappedErrorGroup) {
  const { firstAt, lastAt, tallies } = more;
  return html`<li aria-labelledby="${fingerprint}">
    <h3 id="${fingerprint}">${name}: ${message}</h3>
    <p>
      <b>${numbers.format(n)} ${n === 1 ? "time" : "times"}</b>
      <span class="empty">${kindWords[kind]}; ${span(+firstAt, +lastAt)}</span>
    </p>
    <dl>
      ${row("Browsers", tallies.browser)} ${row("Builds", tallies.build)}
      ${row("Pages", tallies.page)}
    </dl>
    ${stack.length === 0 ? "" : stackOf(stack)}
  </li>`;
}

function span(first: number, last: number): string {
  return first === last
    ? formatShortUtcDateTime(last)
    : `first ${formatShortUtcDateTime(first)}, last ${formatShortUtcDateTime(last)}`;
}

function row(term: string, values: ClientErrorTally[]) {
  if (values.length === 0) return "";
  return html`<div>
    <dt>${term}</dt>
    <dd>${values.map(({ value, n }) => `${value} (${numbers.format(n)})`).join(", ")}</dd>
  </div>`;
}

function stackOf(stack: MappedStackFrame[]) {
  const first = stack.find(({ mapped }) => mapped?.text)?.mapped;
  return html`${first?.text ? html`<pre class="culprit"><code>${first.text}</code></pre>` : ""}
    <details class="behind">
      <summary>Stack</summary>
      <pre tabindex="0"><code>${stack.map(lineOf).join("\n")}</code></pre>
    </details>`;
}

const foreign: Record<string, string> = { page: "a script of the page", other: "somebody else's" };

function lineOf({ name, script, line, column, mapped }: MappedStackFrame): string {
  const scriptName = foreign[script] ?? script;
  const place = mapped
    ? `${mapped.source}:${mapped.line}:${mapped.column}`
    : `${scriptName}:${line}:${column}`;
  return name ? `${name} (${place})` : place;
}
