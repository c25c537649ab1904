import { html } from "hono/html";

/** A piece of a page. */
export type Html = ReturnType<typeof html>;

/** What a page needs besides its body; addresses of style sheets and scripts in their order. */
type PageHead = {
  title: string;
  styles: string[];
  scripts?: string[];
  /** The class of `body`. */
  look?: string;
};

/** A whole page of the embedded provider, in English and in the browser's own light or dark. */
export function htmlPage({ title, styles, scripts = [], look = "" }: PageHead, body: Html) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body class="${look}">
        ${body}
      </body>
    </html>`;
}
