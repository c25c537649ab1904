import { html } from "hono/html";

/** A piece of a page. */
export type HtmlFragment = ReturnType<typeof html>;

/** What a page needs besides its body; addresses of style sheets and scripts in their order. */
type PageHead = {
  title: string;
  styles: string[];
  scripts?: string[];
  /** The class of `body`. */
  bodyClass?: string;
  /** The channel whose brand the page wears. */
  brand?: string;
  /** BCP 47; English without it. */
  lang?: string;
  /** Seconds after which the browser requests the page again. */
  refreshS?: number;
};

/** A whole page of the embedded provider, in the browser's own light or dark. */
export function renderHtmlPage(
  { title, styles, scripts = [], bodyClass = "", brand, lang = "en", refreshS }: PageHead,
  body: HtmlFragment,
) {
  return html`<!doctype html>
    <html lang="${lang}" ${brand ? html`data-brand="${brand}"` : ""}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${refreshS === undefined ? "" : html`<meta http-equiv="refresh" content="${refreshS}" />`}
        <title>${title}</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body class="${bodyClass}">
        ${body}
      </body>
    </html>`;
}
