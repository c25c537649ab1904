/** A mail of a channel to a viewer. `from` is the sender's address, `brand` the name beside it. */
export type OutgoingMail = {
  channel: string;
  brand: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Where mails go. `server` is missing where they stay in the console's mailbox. */
export type Mailer = {
  server?: string;
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};
