import { asc, eq, inArray, lte, sql } from "drizzle-orm";
import { paymentMails } from "../db/commerce-schema.ts";
import { findChannel } from "../db/channels.ts";
import { providerLog } from "../domain/log.ts";
import { sendChannelMail } from "../mail/send-channel-mail.ts";
import type { Services } from "../services.ts";

const atOnce = 20;
const maxAttempts = 8;
const leaseMs = 60_000;

/** Sends the mails that are due, each by one process; what fails is tried again, seven times at most. */
export async function sendPaymentMails(services: Services, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const batch = await lease(services);
    if (batch.length === 0) return;
    const arrived = await Promise.all(batch.map((mail) => send(services, mail)));
    if (!arrived.some(Boolean)) return;
  }
}

type Row = typeof paymentMails.$inferSelect;

function lease({ db }: Services): Promise<Row[]> {
  const now = Date.now();
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: paymentMails.id })
      .from(paymentMails)
      .where(lte(paymentMails.dueAt, new Date(now)))
      .orderBy(asc(paymentMails.dueAt), asc(paymentMails.id))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const rows = await tx
      .update(paymentMails)
      .set({ dueAt: new Date(now + leaseMs), attempts: sql`${paymentMails.attempts} + 1` })
      .where(
        inArray(
          paymentMails.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
    return rows.toSorted((one, other) => one.id - other.id);
  });
}

async function send(services: Services, mail: Row): Promise<boolean> {
  const { db } = services;
  const { id, to, subject, text, html, attempts } = mail;
  try {
    const channel = await findChannel(db, mail.channel);
    if (channel) await sendChannelMail(services, channel, to, { subject, text, html });
  } catch (error) {
    providerLog.warn(
      { err: error, channel: mail.channel, attempts },
      "a mail about a payment has failed",
    );
    if (attempts < maxAttempts) return false;
  }
  await db.delete(paymentMails).where(eq(paymentMails.id, id));
  return true;
}
