import { html } from "hono/html";
import { type HtmlFragment, renderHtmlPage } from "./html-page.ts";

/** The console's pages, in the order of its navigation. */
const pages = [
  { name: "map", href: "/", words: "Channels" },
  { name: "viewers", href: "/console/viewers", words: "Viewers" },
  { name: "mails", href: "/console/mails", words: "Emails" },
  { name: "previews", href: "/console/previews", words: "Preview links" },
  { name: "inspector", href: "/console/inspector", words: "Inspector" },
  { name: "analytics", href: "/console/analytics", words: "Analytics" },
  { name: "simulator", href: "/console/simulator", words: "App" },
  { name: "controls", href: "/console/controls", words: "Controls" },
] as const;

export type ConsolePageName = (typeof pages)[number]["name"];

type Framed = {
  current: ConsolePageName;
  /** The heading, and with the console's name the title. */
  heading: string;
  lead?: HtmlFragment | string;
  /** Style sheets besides the console's own. */
  styles?: string[];
};

/** A page of the console: its bar, its heading, and what it shows. It needs no scripts. */
export function renderConsolePageFrame(
  { current, heading, lead, styles = [] }: Framed,
  body: HtmlFragment,
) {
  return renderHtmlPage(
    { title: `${heading} – Marquee console`, styles: ["/console/style.css", ...styles] },
    html`<a class="skip" href="#content">Skip to content</a>
      <header>
        ${renderConsoleNavigation(current)}
        <h1>${heading}</h1>
        ${lead === undefined ? "" : html`<p class="lead">${lead}</p>`}
      </header>
      <main id="content" tabindex="-1">${body}</main>
      ${consoleFooter()}`,
  );
}

/** The console's name and its pages. */
export function renderConsoleNavigation(current: ConsolePageName) {
  return html`<div class="bar">
    <a class="wordmark" href="/">Marquee <span>console</span></a>
    <nav aria-label="Console" class="pages-nav">
      ${pages.map(
        ({ name, href, words }) =>
          html`<a href="${href}" ${name === current ? "aria-current=page" : ""}>${words}</a> `,
      )}
    </nav>
  </div>`;
}

function consoleFooter() {
  return html`<footer>
    <p>
      The console is for this machine alone, beside the provider that comes with Marquee. A site
      that is pointed at a provider of its own (<code>PROVIDER_API_URL</code>) has none.
    </p>
  </footer>`;
}
