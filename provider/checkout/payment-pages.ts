import { html } from "hono/html";
import { formatLongUtcDay } from "../../lib/contract/format-long-utc-day.ts";
import { bcp47 } from "../../lib/contract/languages.ts";
import { formatMoney } from "../../lib/contract/money.ts";
import type { ScheduledPayments } from "../../lib/contract/payment-schedule.ts";
import type { RemainingCommitment } from "../domain/commerce/subscription.ts";
import type { HtmlFragment } from "../console/html-page.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { type PaymentCardError, renderPaymentCardForm } from "./card-form.ts";
import { formatPaymentScheduleLines } from "./format-payment-schedule-lines.ts";
import { renderHostedPage, type HostedPageContext, getHostedPageTexts } from "./hosted-page.ts";

/** What is paid: amounts in minor units, moments as epoch ms. */
export type PaymentSummary = {
  title: string;
  description?: string;
  /** Address of its picture, with `{w}` for the width. */
  picture?: string;
  currency: string;
  /** Due today. */
  due: number;
  /** Payments that follow. */
  schedule: readonly ScheduledPayments[];
  /** All that one is bound to, where that is more than one payment. */
  commitment?: RemainingCommitment | undefined;
};

/** Where somebody pays: what it costs beside the card. */
export function renderPaymentPage(
  frame: HostedPageContext,
  summary: PaymentSummary,
  error?: PaymentCardError,
) {
  const { language } = frame;
  const texts = getHostedPageTexts(language);
  const due = money(frame, summary.due, summary.currency);
  const submit = summary.due > 0 ? interpolateText(texts.pay, { amount: due }) : texts.confirm;
  const { title } = summary;
  const body = html`<div class="columns">
    ${summarySection(frame, summary, html`<h1>${title}</h1>`)}
    <section>${renderPaymentCardForm(language, submit, error)}</section>
  </div>`;
  return renderHostedPage(frame, { title, body, isHeaded: true });
}

/** What is bought, under its heading, and what it costs. */
function summarySection(
  frame: HostedPageContext,
  summary: PaymentSummary,
  heading: HtmlFragment,
): HtmlFragment {
  const { picture, description, due, currency } = summary;
  return html`<section class="summary">
    ${picture ? pictureOf(picture) : ""}
    <div>${heading} ${description ? html`<p>${description}</p>` : ""}</div>
    <div class="costs">
      <p class="due">
        <span>${getHostedPageTexts(frame.language).dueToday}</span>
        <b>${money(frame, due, currency)}</b>
      </p>
      ${laterLines(frame, summary)}
    </div>
  </section>`;
}

// What stands beside the heading is said there.
function pictureOf(address: string): HtmlFragment {
  const at = (width: number) => address.replace("{w}", String(width));
  return html`<img
    class="picture"
    src="${at(640)}"
    srcset="${at(320)} 320w, ${at(640)} 640w, ${at(960)} 960w"
    sizes="(min-width: 940px) 26rem, 7rem"
    width="640"
    height="360"
    alt=""
  />`;
}

function laterLines(
  frame: HostedPageContext,
  { schedule, commitment, currency }: PaymentSummary,
): HtmlFragment {
  const inMoney = (amount: number) => money(frame, amount, currency);
  const lines = formatPaymentScheduleLines(
    frame.language,
    { schedule, commitment },
    inMoney,
    (at) => day(frame, at),
  );
  return html`${lines.map((line) => html`<p>${line}</p>`)}`;
}

/** The second step that a bank requires (3-D Secure). */
export function renderBankChallengePage(frame: HostedPageContext, summary: PaymentSummary) {
  const texts = getHostedPageTexts(frame.language);
  const amount = money(frame, summary.due, summary.currency);
  const body = html`<div class="columns">
    ${summarySection(frame, summary, html`<p class="title">${summary.title}</p>`)}
    <section>
      <h1>${texts.stepTitle}</h1>
      <p>${interpolateText(texts.stepText, { amount })}</p>
      <form method="post" class="row">
        <button class="primary" name="do" value="approve">${texts.approve}</button>
        <button name="do" value="refuse">${texts.refuse}</button>
      </form>
    </section>
  </div>`;
  return renderHostedPage(frame, { title: texts.stepTitle, body, isHeaded: true });
}

/** Where somebody gives another card. */
export function renderPaymentMethodPage(
  frame: HostedPageContext,
  card: string | undefined,
  error?: PaymentCardError,
) {
  const texts = getHostedPageTexts(frame.language);
  const body = html`<p>${card ? interpolateText(texts.currentCard, { card }) : texts.noCard}</p>
    ${renderPaymentCardForm(frame.language, texts.saveCard, error)}`;
  return renderHostedPage(frame, { title: texts.methodTitle, body });
}

/** Where somebody takes a cancellation or a pause back. */
export function renderResumeSubscriptionPage(frame: HostedPageContext, summary: PaymentSummary) {
  const texts = getHostedPageTexts(frame.language);
  const body = html`<p>
      <b>${summary.title}</b>
    </p>
    ${laterLines(frame, summary)}
    <form method="post">
      <button class="primary" name="do" value="resume">${texts.resume}</button>
    </form>`;
  return renderHostedPage(frame, { title: texts.resumeTitle, body });
}

/** A subscription as the portal shows it, and a bill. */
export type SubscriptionPortalPageData = {
  card: string | undefined;
  subscriptions: { summary: PaymentSummary; endsAt?: number }[];
  invoices: { number: string; amount: number; currency: string; issuedAt: number; url: string }[];
};

/** Subscriptions, the card and the bills of a viewer. */
export function renderSubscriptionPortalPage(
  frame: HostedPageContext,
  { card, subscriptions, invoices }: SubscriptionPortalPageData,
) {
  const texts = getHostedPageTexts(frame.language);
  const body = html`<ul class="list">
      ${subscriptions.map(
        ({ summary, endsAt }) =>
          html`<li>
            <b>${summary.title}</b>
            ${
              endsAt === undefined
                ? laterLines(frame, summary)
                : html`<p>${interpolateText(texts.endsOn, { date: day(frame, endsAt) })}</p>`
            }
          </li>`,
      )}
    </ul>
    ${subscriptions.length === 0 ? html`<p>${texts.nothing}</p>` : ""}
    <p>${card ? interpolateText(texts.currentCard, { card }) : texts.noCard}</p>
    <form method="post">
      <button name="do" value="change-card">${texts.changeCard}</button>
    </form>
    ${
      invoices.length === 0
        ? ""
        : html`<h2>${texts.invoices}</h2>
            <ul class="list">
              ${invoices.map(
                ({ number, amount, currency, issuedAt, url }) =>
                  html`<li>
                    <a href="${url}">${number}</a>
                    <span>${day(frame, issuedAt)}</span>
                    <span>${money(frame, amount, currency)}</span>
                  </li>`,
              )}
            </ul>`
    }`;
  return renderHostedPage(frame, { title: texts.portalTitle, body });
}

function money({ language }: HostedPageContext, amount: number, currency: string): string {
  return formatMoney(amount, currency, bcp47(language));
}

function day({ language }: HostedPageContext, at: number): string {
  return formatLongUtcDay(at, bcp47(language));
}
