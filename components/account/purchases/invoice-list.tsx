"use client";

import { getApi } from "@/lib/api-client/get-api";
import { formatMoney } from "@/lib/contract/money";
import type { Invoice } from "@/lib/contract/purchase";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { StatusTag, type TagTone } from "../../ui/status-tag";
import { receiptIconPath } from "../../ui/account-icons";
import overview from "../overview/overview.module.css";
import styles from "./invoices.module.css";
import { LoadMoreOrRetry } from "./load-more-or-retry";
import purchases from "./purchases.module.css";
import { type PagedResponse, usePagedList } from "./use-paged-list";

export function InvoiceList({ first }: { first: PagedResponse<Invoice> | undefined }) {
  const { t } = useText();
  const { items, ...end } = usePagedList((page) => getApi("invoices", { page }), first);
  return (
    <div className={purchases.place}>
      {items.length > 0 && <InvoiceTable invoices={items} />}
      {items.length === 0 && end.status === "idle" && (
        <p className={overview.none}>
          <Icon path={receiptIconPath} />
          {t("accountInvoicesNone")}
        </p>
      )}
      <LoadMoreOrRetry {...end} />
    </div>
  );
}

const columns = ["Number", "Date", "Amount", "State", "File"] as const;

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { t } = useText();
  return (
    <table className={styles.table} aria-labelledby="invoices-title">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <span className={column === "File" ? "sr" : undefined}>
                {t(`paymentInvoice${column}`)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

const states: Record<Invoice["status"], string> = {
  paid: "paymentInvoicePaid",
  open: "paymentInvoiceOpen",
  refunded: "paymentInvoiceRefunded",
};
const tones: Record<Invoice["status"], TagTone> = {
  paid: "good",
  open: "warning",
  refunded: "plain",
};

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { t, locale } = useText();
  const { number, amount, currency, status, issued_at: at, pdf_url: pdf } = invoice;
  const day = new Intl.DateTimeFormat(chooseDateFormatLocale(locale, []), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return (
    <tr>
      <th scope="row">{number}</th>
      <td className="muted">{day.format(at)}</td>
      <td>{formatMoney(amount, currency, locale)}</td>
      <td>
        <StatusTag tone={tones[status]}>{t(states[status])}</StatusTag>
      </td>
      <td>
        {pdf && (
          <a
            className="link"
            href={pdf}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("paymentInvoicePdf", { number })}
          >
            PDF
          </a>
        )}
      </td>
    </tr>
  );
}
