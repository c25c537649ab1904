import { html } from "hono/html";
import type { Language } from "../../lib/contract/languages.ts";
import {
  type TestCardBehaviour,
  type TestCardFieldError,
  testCards,
} from "../domain/commerce/test-cards.ts";
import { getHostedPageTexts } from "./hosted-page.ts";

/** Why a card was not taken. */
export type PaymentCardError = TestCardFieldError | "declined" | "no-funds";

/** A form for a card; `error` stands at the field that it is about, or above all. */
export function renderPaymentCardForm(
  language: Language,
  submit: string,
  error: PaymentCardError | undefined,
) {
  const texts = getHostedPageTexts(language);
  const message = error && errorText(language, error);
  const field = error === "expiry" || error === "code" ? error : "number";
  const invalid = (name: string) =>
    error && field === name
      ? html`aria-invalid="true" aria-describedby="card-error" autofocus`
      : "";
  return html`<form method="post" class="card" novalidate>
      ${message ? html`<p role="alert" id="card-error" class="error">${message}</p>` : ""}
      <fieldset>
        <legend>${texts.cardDetails}</legend>
        <label class="wide"
          >${texts.number}
          <input
            name="number"
            inputmode="numeric"
            autocomplete="cc-number"
            maxlength="23"
            placeholder="4242 4242 4242 4242"
            dir="ltr"
            required
            ${invalid("number")}
        /></label>
        <label
          >${texts.expiry}
          <input
            name="expiry"
            inputmode="numeric"
            autocomplete="cc-exp"
            maxlength="9"
            placeholder="${texts.expiryHint}"
            dir="ltr"
            required
            ${invalid("expiry")}
        /></label>
        <label
          >${texts.code}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="cc-csc"
            maxlength="4"
            placeholder="123"
            dir="ltr"
            required
            ${invalid("code")}
        /></label>
      </fieldset>
      <button class="primary" name="do" value="pay">${submit}</button>
    </form>
    <details>
      <summary>${texts.testCards}</summary>
      <dl>
        ${testCards.map(
          ({ number, behaviour }) =>
            html`<div>
              <dt dir="ltr"><code>${number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}</code></dt>
              <dd>${nameOf(language, behaviour)}</dd>
            </div>`,
        )}
      </dl>
    </details>`;
}

function errorText(language: Language, error: PaymentCardError): string {
  const texts = getHostedPageTexts(language);
  const messages: Record<PaymentCardError, string> = {
    number: texts.wrongNumber,
    expiry: texts.wrongExpiry,
    code: texts.wrongCode,
    unknown: texts.unknownCard,
    declined: texts.declined,
    "no-funds": texts.noFunds,
  };
  return messages[error];
}

function nameOf(language: Language, behaviour: TestCardBehaviour): string {
  const texts = getHostedPageTexts(language);
  const names: Record<TestCardBehaviour, string> = {
    pays: texts.pays,
    declined: texts.declinedCard,
    "no-funds": texts.noFundsCard,
    "second-step": texts.secondStepCard,
    slow: texts.slowCard,
    "fails-later": texts.failsLaterCard,
  };
  return names[behaviour];
}
