import { html } from "hono/html";

type Html = ReturnType<typeof html>;

/** A page of the sandbox: a title, what follows it, and the line that says what this is. */
export function sandboxPage(title: string, body: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/identity/style.css" />
      </head>
      <body class="sandbox">
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>
          <p>
            This page is part of Marquee's embedded provider and exists in embedded mode only. It
            asks for no password, knows nobody but the people it invents, and sends nothing to
            anybody else.
          </p>
        </footer>
      </body>
    </html>`;
}
