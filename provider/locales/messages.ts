/**
 * What the provider says to viewers, in one language. `{brand}` is the channel's name, `{minutes}`
 * a number, `{title}` the name of an event, `{time}` when it or anything else begins or ends, with the time zone.
 */
export type Messages = {
  errors: {
    wrongCredentials: string;
    emailNotVerified: string;
    passwordExpired: string;
    emailInUse: string;
    weakPassword: string;
    wrongPassword: string;
    linkExpired: string;
    badEmail: string;
    required: string;
    notAnOption: string;
    notADay: string;
    badInput: string;
    tooMany: string;
    signInToWatch: string;
    payToWatch: string;
    answerFirst: string;
    tooManyDevices: string;
    notFound: string;
    notHere: string;
    noVpn: string;
    notYet: string;
    noLonger: string;
    opensAt: string;
    closedAt: string;
  };
  mails: {
    hello: string;
    verify: MailMessages;
    reset: MailMessages;
    changed: MailMessages;
    wrongPasswords: MailMessages;
    /** `{device}`, `{place}` and `{time}` of a sign-in. */
    newDevice: MailMessages;
    /** Closes a mail that somebody else may have asked for. */
    notYou: string;
  };
  devices: {
    unknownDevice: string;
    unknownPlace: string;
    /** On the page that the mail about a new device leads to: what its button does. */
    undoText: string;
    undo: string;
  };
  events: {
    started: MailMessages;
    moved: MailMessages;
    cancelled: MailMessages;
    restored: MailMessages;
    /** Closes them: why somebody gets such a mail. */
    asked: string;
    /** What a push says below the title. */
    push: string;
  };
};

/** One kind of mail: its subject, what it says, and the words on its link. */
export type MailMessages = { subject: string; body: string; link: string };

/** Puts values in the places of a text: `fill("Welcome to {brand}", { brand: "Demo" })`. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
