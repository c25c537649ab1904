/** An email of the mailbox; `links` are the addresses in its text. */
export type MailOverview = {
  id: number;
  channel: { token: string; name: string };
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** Epoch ms of the provider's clock. */
  sentAt: number;
};

/** What the inbox shows. */
export type MailsPageData = {
  /** The newest first; only those to one address, where one is requested. */
  mails: MailOverview[];
  to: string | undefined;
  /** The one that is open, and in which form. */
  open: MailOverview | undefined;
  form: "html" | "text";
  /** Where emails go instead. */
  mailServer: string | undefined;
  /** Where somebody signs up, to get one. */
  signUp: string | undefined;
  now: number;
};
