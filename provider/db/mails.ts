import { desc, eq, lte, sql } from "drizzle-orm";
import { mails } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

const maxMails = 200;

/** A mail of the mailbox. */
export type MailRecord = typeof mails.$inferSelect;

/** Puts a mail into the mailbox, which keeps the last two hundred. */
export async function saveMail(db: Db, mail: Omit<MailRecord, "id">): Promise<void> {
  const [saved] = await db.insert(mails).values(mail).returning({ id: mails.id });
  if (saved) await db.delete(mails).where(lte(mails.id, saved.id - maxMails));
}

/** Mails, the newest first; those to one address, or all. */
export function listMails(db: Db, to?: string): Promise<MailRecord[]> {
  const wanted = to === undefined ? sql`true` : eq(mails.to, to);
  return db.select().from(mails).where(wanted).orderBy(desc(mails.id));
}

/** One mail by its number. */
export async function findMail(db: Db, id: number): Promise<MailRecord | undefined> {
  const [found] = await db.select().from(mails).where(eq(mails.id, id));
  return found;
}

/** How many mails there are. */
export function countMails(db: Db): Promise<number> {
  return db.$count(mails);
}

/** Empties the mailbox. */
export async function clearMails(db: Db): Promise<void> {
  await db.delete(mails);
}
