import type { ChannelRow } from "../db/channels.ts";
import { addInvoice, updateInvoice } from "../db/commerce/invoices.ts";
import type { PaywallWithPrices } from "../db/commerce/paywalls-and-promos.ts";
import type { CheckoutSession } from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import type { PriceRecord } from "../domain/commerce/commerce-records.ts";

/** Everything that is known of a session that was paid. */
export type PaidCheckout = {
  session: CheckoutSession;
  channel: ChannelRow;
  viewer: ViewerRecord;
  paywall: PaywallWithPrices;
  price: PriceRecord;
  at: Date;
};

/** The bill of what was paid on the hosted page. */
export async function createFirstInvoice(
  tx: Db,
  { session, channel, viewer, paywall, price, at, title }: PaidCheckout & { title: string },
  purchase: string | null,
  end: Date | null,
): Promise<string | undefined> {
  if (session.amount === 0) return undefined;
  const whole =
    session.action === "gift" ? price.amount * (price.commitmentCount ?? 1) : price.amount;
  const discount = session.amount - whole;
  const invoice = await addInvoice(tx, {
    channel: channel.token,
    viewer: viewer.id,
    purchase,
    billedTo: `${viewer.firstName} ${viewer.lastName}`.trim(),
    subject: title,
    lines: [
      { kind: "payment", amount: whole },
      ...(discount === 0 ? [] : [{ kind: "discount" as const, amount: discount }]),
    ],
    amount: session.amount,
    currency: paywall.currency,
    status: "paid",
    payment: session.payment,
    periodStart: at,
    periodEnd: end,
    issuedAt: at,
    paidAt: at,
  });
  await updateInvoice(tx, invoice.id, { attempts: 1 });
  return invoice.id;
}
