import { html } from "hono/html";
import { type HtmlFragment, renderHtmlPage } from "../console/html-page.ts";

/**
 * A page of the sandbox: a title, what follows it, and the line that says what this is. A page
 * elsewhere names the sandbox's origin.
 */
export function renderSandboxPage(title: string, body: HtmlFragment, origin = "") {
  return renderHtmlPage(
    { title, styles: [`${origin}/identity/style.css`], bodyClass: "sandbox" },
    html`<main>
        <h1>${title}</h1>
        ${body}
      </main>
      <footer>
        <p>
          This page is part of Marquee's embedded provider and exists on this machine only. It needs
          no password, knows nobody but the people it invents, and sends nothing to anybody else.
        </p>
      </footer>`,
  );
}
