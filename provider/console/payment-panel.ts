import { html } from "hono/html";
import { formatMoney } from "../../lib/contract/money.ts";
import type { ControlsPageData, PaymentOverview } from "./controls-page-data.ts";
import { formatShortUtcDateTime } from "./format-times.ts";

/** The latest bills, what they paid for, and how to give money back. */
export function renderPaymentPanel({ payments }: ControlsPageData) {
  return html`<section id="payments" aria-labelledby="payments-title">
    <h2 id="payments-title">Payments</h2>
    <p>
      The hosted checkout takes test cards, which it lists. Renewals, failed cards and ends follow
      the <a href="#clock">clock</a>. A bill that is refunded ends what it paid for.
    </p>
    ${
      payments.length === 0
        ? html`<p class="empty">Nothing was bought yet.</p>`
        : html`<ul class="list">
            ${payments.map(paymentItem)}
          </ul>`
    }
  </section>`;
}

function paymentItem(payment: PaymentOverview) {
  const { invoice, number, viewer, title, amount, currency, status, issuedAt, purchase } = payment;
  const isPaid = status === "paid" && amount > 0;
  return html`<li>
    <span>
      <b>${title}</b>, ${formatMoney(amount, currency, "en")} · ${status}<br />
      <code>${number}</code> · ${viewer ?? "a former viewer"} · ${formatShortUtcDateTime(issuedAt)}
      ${purchase ? html` · subscription: ${purchase}` : ""}
    </span>
    ${
      isPaid
        ? html`<form method="post" action="/console/refunds">
            <input type="hidden" name="invoice" value="${invoice}" />
            <button aria-label="Refund ${number}">Refund</button>
          </form>`
        : ""
    }
  </li>`;
}
