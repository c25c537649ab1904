import type { IdentityKind } from "../../domain/accounts/viewer-record.ts";

/** A viewer that every channel has from the start, as the console shows them. */
export type SeededViewer = {
  /** Before the `@`; the domain is the channel's: `viewer@demo.example`. */
  name: string;
  firstName: string;
  lastName: string;
  /** What to try with them, in the console. */
  about: string;
  /** Only another identity provider knows them: no password. */
  only?: IdentityKind;
  alerts?: number;
  unverified?: true;
  expired?: true;
  missingFields?: true;
  entitled?: true;
  /** Holds the pass of a paywall, where the channel has it, and is signed in on three devices. */
  pass?: string;
  /** Joined so many days ago. */
  joinedDaysAgo?: number;
  /** Has what the channel's history says: watched films, a watch list, awaited events. */
  hasHistory?: true;
};

/** The password of all seeded viewers. */
export const seededPassword = "let-me-watch";

/** One for each situation, in the order of the console. */
export const seededViewers: SeededViewer[] = [
  {
    name: "viewer",
    firstName: "Vera",
    lastName: "Lindqvist",
    about: "An ordinary viewer who has bought nothing yet.",
  },
  {
    name: "member",
    firstName: "Milan",
    lastName: "Sorensen",
    about: "Has paid, and watches everything.",
    entitled: true,
  },
  {
    name: "alerts",
    firstName: "Alma",
    lastName: "Berger",
    about: "Has three notifications: a dot on the account icon until the account page is opened.",
    alerts: 3,
  },
  {
    name: "social",
    firstName: "Sofia",
    lastName: "Marino",
    about: "Comes by Google alone. No password works.",
    only: "google",
  },
  {
    name: "unverified",
    firstName: "Uma",
    lastName: "Fischer",
    about: "Never opened the email after signing up. The form offers to send it again.",
    unverified: true,
  },
  {
    name: "expired",
    firstName: "Emil",
    lastName: "Novak",
    about: "The password has expired. The form sends a link to choose a new one.",
    expired: true,
  },
  {
    name: "missing",
    firstName: "Mika",
    lastName: "Tanaka",
    about: "Has not completed the channel’s registration form yet. It is shown after signing in.",
    missingFields: true,
  },
  {
    name: "household",
    firstName: "Hanna",
    lastName: "Okoro",
    about:
      "On Meridian and Lumen, signed in on as many devices as the pass allows. One has to go first.",
    pass: "founders",
  },
  {
    name: "returning",
    firstName: "Rosa",
    lastName: "Almeida",
    about: "Came back after a while: films half watched, a watch list, event notifications.",
    entitled: true,
    joinedDaysAgo: 60,
    hasHistory: true,
  },
];

/** `"vw_demo_viewer"`. */
export function seededViewerId(viewer: SeededViewer, channel: string): string {
  return `vw_${channel}_${viewer.name}`;
}

/** `"viewer@demo.example"`. */
export function seededViewerEmail(viewer: SeededViewer, channel: string): string {
  return `${viewer.name}@${channel}.example`;
}
