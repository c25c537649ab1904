import { html } from "hono/html";
import { bcp47, type Language } from "../../lib/contract/languages.ts";
import { type HtmlFragment, renderHtmlPage } from "../console/html-page.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";

/** What every hosted page knows: whose it is, where "back" leads, the viewer's language. */
export type HostedPageContext = {
  /** Token of the channel whose brand the page wears. */
  channel: string;
  brand: string;
  /** Address of the logo. */
  logo: string | undefined;
  /** Of the bar, as on the channel's site. */
  direction: "ltr" | "rtl";
  back: string;
  language: Language;
  /** Test cards are taken, and the page says so. */
  isSandbox: boolean;
};

/** The texts of hosted pages in a language. */
export function getHostedPageTexts(language: Language) {
  return providerTextsByLanguage[language].payments.checkout;
}

type PageParts = {
  title: string;
  body: HtmlFragment;
  /** The body has the page's heading. */
  isHeaded?: boolean;
  /** Seconds after which the browser loads the page again. */
  refreshS?: number;
};

/** A hosted page: whose it is, a title, what follows, and the line that says that no money moves. */
export function renderHostedPage(
  frame: HostedPageContext,
  { title, body, isHeaded, refreshS }: PageParts,
) {
  const { channel, brand, logo, direction, back, language, isSandbox } = frame;
  const texts = getHostedPageTexts(language);
  const styles = ["/checkout/style.css", `/checkout/brands/${encodeURIComponent(channel)}.css`];
  const head = {
    title: `${title} – ${brand}`,
    styles,
    bodyClass: "checkout",
    lang: bcp47(language),
  };
  return renderHtmlPage(
    { ...head, brand: channel, refreshS },
    html`<header class="bar" dir="${direction}">
        <p class="brand">
          ${logo ? html`<img src="${logo}" alt="" width="28" height="28" />` : ""}
          <b>${brand}</b>
        </p>
        <a href="${back}">${interpolateText(texts.back, { brand })}</a>
      </header>
      <main>${isHeaded ? "" : html`<h1>${title}</h1>`} ${body}</main>
      ${isSandbox ? html`<footer><p>${texts.sandbox}</p></footer>` : ""}`,
  );
}

/** A page that says something and leads on. */
export function renderHostedMessagePage(
  frame: HostedPageContext,
  title: string,
  text: string,
  next: string,
) {
  const { goOn } = getHostedPageTexts(frame.language);
  const body = html`<p>${text}</p>
    <p><a class="button primary" href="${next}">${goOn}</a></p>`;
  return renderHostedPage(frame, { title, body });
}

/** A page that reloads until a bank has decided. */
export function renderPaymentPendingPage(frame: HostedPageContext) {
  const { waitTitle, waitText } = getHostedPageTexts(frame.language);
  const body = html`<p role="status" class="waiting">${waitText}</p>`;
  return renderHostedPage(frame, { title: waitTitle, body, refreshS: 2 });
}
