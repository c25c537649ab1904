import type { Db } from "../db/database.ts";
import { saveMail } from "../db/mails.ts";
import type { ProviderClock } from "../domain/clock.ts";
import type { Mailer } from "./mailer.ts";

/** Keeps mails in the database, where the console shows them: nothing leaves this machine. */
export function createMailboxMailer(db: Db, clock: ProviderClock): Mailer {
  return {
    send: ({ channel, to, subject, text, html }) =>
      saveMail(db, { channel, to, subject, text, html, sentAt: new Date(clock.now()) }),
    close: () => {},
  };
}
