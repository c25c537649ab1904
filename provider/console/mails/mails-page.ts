import { html } from "hono/html";
import { renderConsolePageFrame } from "../console-page-frame.ts";
import { renderTabLinks } from "../tab-links.ts";
import { formatShortUtcDateTime } from "../format-times.ts";
import type { MailOverview, MailsPageData } from "./mails-page-data.ts";

/** The inbox: emails that viewers would have got, as they would see them. */
export function renderMailsPage(facts: MailsPageData) {
  const { mailServer } = facts;
  return renderConsolePageFrame(
    {
      current: "mails",
      heading: "Emails",
      lead:
        mailServer === undefined
          ? "Nothing leaves this machine: what viewers would get in their inbox arrives here."
          : html`Emails are sent by <code>${mailServer}</code> (<code>SMTP_URL</code>); no copy is
              kept.`,
    },
    mailServer === undefined ? inbox(facts) : html``,
  );
}

function inbox(facts: MailsPageData) {
  const { mails, open, to } = facts;
  if (mails.length === 0) return emptyInbox(facts);
  return html`<div class="inbox">
      <section class="plain" aria-labelledby="list-title">
        <h2 id="list-title" class="unseen">Inbox</h2>
        ${search(to)}
        <ol class="mail-list">
          ${mails.map((mail) => line(mail, facts))}
        </ol>
      </section>
      ${open ? reading(open, facts) : ""}
    </div>
    <form method="post" action="/console/mails/clear" class="after">
      <button>Empty the mailbox</button>
    </form>`;
}

function emptyInbox({ to, signUp }: MailsPageData) {
  if (to !== undefined) {
    return html`${search(to)}
      <p class="empty">No emails to ${to}. <a href="/console/mails">Show all</a></p>`;
  }
  return html`<div class="nothing-yet">
    <h2>No emails yet</h2>
    <p>
      Those that confirm an address, bring a new password or announce an event arrive here, until a
      mail server is set (<code>SMTP_URL</code>).
    </p>
    ${signUp === undefined ? "" : html`<p><a class="button" href="${signUp}">Sign up to get one</a></p>`}
  </div>`;
}

function search(to: string | undefined) {
  return html`<form class="row mail-search" action="/console/mails" role="search">
    <label
      >To <input type="search" name="to" value="${to ?? ""}" placeholder="Any address"
    /></label>
    <button>Show</button>
  </form>`;
}

function line(mail: MailOverview, facts: MailsPageData) {
  const { id, channel, subject, to, sentAt } = mail;
  const isOpen = facts.open?.id === id;
  return html`<li>
    <a href="${addressOf(id, facts)}#email" ${isOpen ? "aria-current=true" : ""}>
      <b>${channel.name}</b>
      <time datetime="${new Date(sentAt).toISOString()}">${formatShortUtcDateTime(sentAt)}</time>
      <span class="subject">${subject}</span>
      <span class="to">to ${to}</span>
    </a>
  </li>`;
}

function reading(mail: MailOverview, facts: MailsPageData) {
  const { id, channel, links, subject, text, to, sentAt } = mail;
  const isHtml = facts.form === "html";
  return html`<section id="email" class="plain reading" aria-labelledby="email-title">
    <h2 id="email-title">${subject}</h2>
    <p class="envelope">
      From <b>${channel.name}</b> to <code>${to}</code>,
      <time datetime="${new Date(sentAt).toISOString()}">${formatShortUtcDateTime(sentAt)}</time>
    </p>
    ${renderTabLinks("Form", [
      { href: `${addressOf(id, facts, "html")}#email`, words: "As it looks", isCurrent: isHtml },
      { href: `${addressOf(id, facts, "text")}#email`, words: "Plain text", isCurrent: !isHtml },
    ])}
    ${
      isHtml
        ? html`<iframe
            class="letter-frame"
            title="${subject}"
            src="/console/mails/${id}/letter"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerpolicy="no-referrer"
          ></iframe>`
        : html`<p class="letter">${text}</p>`
    }
    ${links.map((link) => html`<p><a class="button" href="${link}">Open the link</a></p>`)}
  </section>`;
}

function addressOf(id: number, { to, form }: MailsPageData, as = form): string {
  const query = new URLSearchParams({ mail: String(id) });
  if (to !== undefined) query.set("to", to);
  if (as === "text") query.set("form", "text");
  return `/console/mails?${query}`;
}
