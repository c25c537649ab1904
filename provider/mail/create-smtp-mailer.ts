import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

const timeoutMs = 10_000;

/**
 * Sends by a mail server: `smtp://user:password@mail.example:587`, `smtps://…` for TLS from the
 * start. Throws one line for an address that is none.
 */
export function createSmtpMailer(address: string): Mailer {
  const server = URL.parse(address);
  if (!server || !/^smtps?:$/.test(server.protocol) || !server.hostname) {
    throw new Error("SMTP_URL is no smtp:// or smtps:// address.");
  }
  const transport = createTransport({
    url: server.href,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    server: server.host,
    send: async ({ brand, from, to, subject, text, html }) => {
      await transport.sendMail({ from: { name: brand, address: from }, to, subject, text, html });
    },
    close: () => transport.close(),
  };
}
