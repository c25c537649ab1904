import type { Language } from "../../../lib/contract/languages.ts";

/** What the database keeps of a viewer. Moments are dates of the provider's clock. */
export type ViewerRecord = {
  id: string;
  token: string;
  channel: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Missing for those who only come by another identity provider. */
  passwordHash: string | null;
  passwordExpiresAt: Date | null;
  emailVerifiedAt: Date | null;
  subscribersGroup: string | null;
  alerts: number;
  /** The language of the last sign-up or sign-in by password, else of the first request to be notified of an event. */
  language: Language | null;
  createdAt: Date;
  /** Since when the owner does not let them sign in. */
  blockedAt: Date | null;
  /** When the account is deleted, as its viewer has requested. */
  deletionAt: Date | null;
};

/** Another identity provider that vouches for somebody: docs/provider-api.md PA-71. */
export const identityKinds = ["google", "facebook", "apple", "sso"] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** Who a viewer is at another identity provider. */
export type IdentityRecord = {
  viewer: string;
  channel: string;
  kind: IdentityKind;
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
};

/** What a link in a mail is for. */
export type OneTimePurpose = "verify" | "reset" | "email" | "presentEmail" | "device" | "deletion";
