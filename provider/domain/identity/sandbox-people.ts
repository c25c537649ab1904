import { seededViewerEmail, seededViewers } from "../../seed/viewers/seeded-viewers.ts";

/**
 * A person whom every identity provider of the sandbox knows, with claims of OpenID Connect.
 */
export type SandboxPerson = {
  /** What an identity provider calls them, for ever. */
  subject: string;
  firstName: string;
  lastName: string;
  email?: string;
  emailVerified: boolean;
  /** What is special about them, for whoever tries the sandbox. */
  note: string;
};

const newcomers: SandboxPerson[] = [
  {
    subject: "ada",
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@people.example",
    emailVerified: true,
    note: "Nobody here knows her yet: she becomes a viewer.",
  },
  {
    subject: "grace",
    firstName: "Grace",
    lastName: "Murray",
    email: "grace@people.example",
    emailVerified: true,
    note: "Another newcomer.",
  },
];

const seeded = new Map([
  ["social", "A seeded viewer without a password: this is her only way in."],
  ["viewer", "A seeded viewer with a password: both ways lead to one account."],
  [
    "unverified",
    "Never confirmed her address here. Now it is confirmed, and the password is void.",
  ],
]);

const claimed = "viewer";

/**
 * The people of the sandbox for one channel. All addresses end in `.example`, so nobody can become
 * a real person by it.
 */
export function createSandboxPeople(channelToken: string): SandboxPerson[] {
  return [...newcomers, ...seededPeople(channelToken), ...doubtful(channelToken)];
}

function seededPeople(channelToken: string): SandboxPerson[] {
  return seededViewers.flatMap((viewer) => {
    const note = seeded.get(viewer.name);
    const { firstName, lastName } = viewer;
    const email = seededViewerEmail(viewer, channelToken);
    return note
      ? [{ subject: viewer.name, firstName, lastName, email, emailVerified: true, note }]
      : [];
  });
}

/** Those who are refused. */
function doubtful(channelToken: string): SandboxPerson[] {
  const victim = seededViewers.find(({ name }) => name === claimed);
  return [
    {
      subject: "claims",
      firstName: "Clay",
      lastName: "Warden",
      email: victim && seededViewerEmail(victim, channelToken),
      emailVerified: false,
      note: "Says that this address is his, which nobody has checked: refused.",
    },
    {
      subject: "nomail",
      firstName: "Noor",
      lastName: "Haddad",
      emailVerified: false,
      note: "Keeps the address back, as one may with Apple: refused.",
    },
  ];
}

/** Claims of the ID token: OpenID Connect Core 1.0, § 5.1. */
export function createIdTokenClaims(person: SandboxPerson) {
  return {
    sub: person.subject,
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
    ...(person.email && { email: person.email, email_verified: person.emailVerified }),
  };
}
