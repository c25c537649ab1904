import { html } from "hono/html";
import { type Html, htmlPage } from "../console/html-page.ts";

/** A page of the sandbox: a title, what follows it, and the line that says what this is. */
export function sandboxPage(title: string, body: Html) {
  return htmlPage(
    { title, styles: ["/identity/style.css"], look: "sandbox" },
    html`<main>
        <h1>${title}</h1>
        ${body}
      </main>
      <footer>
        <p>
          This page is part of Marquee's embedded provider and exists in embedded mode only. It asks
          for no password, knows nobody but the people it invents, and sends nothing to anybody
          else.
        </p>
      </footer>`,
  );
}
