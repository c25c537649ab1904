import { html } from "hono/html";
import { bcp47, type Language } from "../../lib/contract/languages.ts";
import { type Html, htmlPage } from "../console/html-page.ts";
import { interpolate } from "../locales/messages.ts";
import { paymentMessagesIn } from "../locales/payments/in-language.ts";

/** What every hosted page knows: the channel's name, where "back" leads, the viewer's language. */
export type PageFrame = {
  brand: string;
  back: string;
  language: Language;
  /** Test cards are taken, and the page says so. */
  isSandbox: boolean;
};

/** The texts of hosted pages in a language. */
export function textsOf(language: Language) {
  return paymentMessagesIn[language].checkout;
}

/** A BCP 47 tag, for `lang`, dates and money. */
export function tagOf(language: Language): string {
  return language === "en" ? "en-GB" : bcp47(language);
}

/** A hosted page: whose it is, a title, what follows, and the line that says that no money moves. */
export function checkoutPage(
  { brand, back, language, isSandbox }: PageFrame,
  title: string,
  body: Html,
  refreshS?: number,
) {
  const texts = textsOf(language);
  const styles = ["/checkout/style.css"];
  const head = { title: `${title} – ${brand}`, styles, look: "checkout", lang: tagOf(language) };
  return htmlPage(
    { ...head, refreshS },
    html`<main>
        <p class="brand">
          <b>${brand}</b>
          <a href="${back}">${interpolate(texts.back, { brand })}</a>
        </p>
        <h1>${title}</h1>
        ${body}
      </main>
      ${isSandbox ? html`<footer><p>${texts.sandbox}</p></footer>` : ""}`,
  );
}

/** A page that says something and leads on. */
export function messagePage(frame: PageFrame, title: string, text: string, next: string) {
  const { goOn } = textsOf(frame.language);
  return checkoutPage(
    frame,
    title,
    html`<p>${text}</p>
      <p><a class="button primary" href="${next}">${goOn}</a></p>`,
  );
}

/** A page that asks for itself until a bank has decided. */
export function waitingPage(frame: PageFrame) {
  const { waitTitle, waitText } = textsOf(frame.language);
  return checkoutPage(frame, waitTitle, html`<p role="status" class="waiting">${waitText}</p>`, 2);
}
