import { html } from "hono/html";
import type { MailOverview, Overview } from "./overview.ts";
import { formatTime } from "./times.ts";

/** The mailbox: what viewers would have got, with the links in it. */
export function mailPanel({ mails, mailServer }: Overview) {
  return html`<section id="mails" aria-labelledby="mails-title">
    <h2 id="mails-title">Mails</h2>
    ${mailServer === undefined ? mailbox(mails) : sentBy(mailServer)}
  </section>`;
}

function sentBy(server: string) {
  return html`<p>
    Mails are sent by <code>${server}</code> (<code>SMTP_URL</code>); no copy is kept.
  </p>`;
}

function mailbox(mails: MailOverview[]) {
  if (mails.length === 0) {
    return html`<p class="empty">
      No mails yet. Those that confirm an address or bring a new password arrive here, until a mail
      server is set (<code>SMTP_URL</code>).
    </p>`;
  }
  return html`<p>Nothing leaves this machine: mails are kept here, the newest first.</p>
    <ul class="mails">
      ${mails.map(item)}
    </ul>
    <form method="post" action="/console/mails/clear"><button>Empty the mailbox</button></form>`;
}

function item({ to, subject, text, links, sentAt }: MailOverview) {
  return html`<li>
    <details>
      <summary>
        <b>${subject}</b>
        <span class="empty">to ${to}, ${formatTime(sentAt)}</span>
      </summary>
      <p class="letter">${text}</p>
      ${links.map((link) => html`<p><a class="button" href="${link}">Open the link</a></p>`)}
    </details>
  </li>`;
}
