import type {
  accessTokens,
  identities,
  registrationAnswers,
  viewers,
} from "../../db/accounts-schema.ts";
import type { accessLedger } from "../../db/commerce-schema.ts";
import { hashSecret, createSecret } from "../../domain/accounts/secrets.ts";
import type {
  RegistrationAnswerValue,
  RegistrationFormField,
} from "../../domain/accounts/registration.ts";
import type { CatalogueChannel } from "../catalogue-channel.ts";
import type { SeedCatalogue } from "../catalogue-schema.ts";
import {
  seededViewerEmail,
  seededViewerId,
  type SeededViewer,
  seededViewers,
} from "./seeded-viewers.ts";

const day = 24 * 60 * 60 * 1000;
const deviceLifeMs = 365 * day;
const seededDevices = [
  {
    userAgent:
      "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36",
    city: "Aarhus",
    country: "DK",
    daysAgo: 6,
  },
  {
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    city: "Odense",
    country: "DK",
    daysAgo: 4,
  },
  {
    userAgent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    city: "Malmö",
    country: "SE",
    daysAgo: 2,
  },
];
const birthday = Date.UTC(1991, 4, 17);

/** The seeded viewers of a channel as rows; `passwordHash` is the one of all their passwords. */
export function createSeededViewerRows(
  { token: channel }: CatalogueChannel,
  passwordHash: string,
  now: number,
): (typeof viewers.$inferInsert)[] {
  return seededViewers.map((viewer) => ({
    id: seededViewerId(viewer, channel),
    token: `vt_${channel}_${viewer.name}`,
    channel,
    email: seededViewerEmail(viewer, channel),
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    passwordHash: viewer.only ? null : passwordHash,
    passwordExpiresAt: viewer.expired ? new Date(now) : null,
    emailVerifiedAt: viewer.unverified ? null : new Date(now),
    subscribersGroup: viewer.entitled ? "members" : null,
    alerts: viewer.alerts ?? 0,
    createdAt: new Date(now - (viewer.joinedDaysAgo ?? 0) * day),
  }));
}

/**
 * Who the seeded viewers are elsewhere. No identity provider has vouched yet: the first time that
 * one confirms the address, its own issuer and subject take the place of these.
 */
export function createSeededIdentityRows({
  token: channel,
}: CatalogueChannel): (typeof identities.$inferInsert)[] {
  return seededViewers.flatMap((viewer) =>
    viewer.only
      ? {
          viewer: seededViewerId(viewer, channel),
          channel,
          kind: viewer.only,
          issuer: "seed",
          subject: viewer.name,
          email: seededViewerEmail(viewer, channel),
          firstName: viewer.firstName,
          lastName: viewer.lastName,
        }
      : [],
  );
}

/** The form answers of the seeded viewers, but for the one who has none. */
export function createSeededRegistrationAnswerRows({
  token: channel,
  registration,
}: CatalogueChannel): (typeof registrationAnswers.$inferInsert)[] {
  return seededViewers
    .filter((viewer) => !viewer.missingFields)
    .flatMap((viewer) =>
      (registration?.fields ?? []).map((field) => ({
        viewer: seededViewerId(viewer, channel),
        field: field.token,
        value: seededRegistrationAnswer(field),
        skipped: false,
      })),
    );
}

/** What the seeded viewers hold without having paid. */
export function createSeededAccessLedgerRows(
  catalogue: SeedCatalogue,
  now: number,
): (typeof accessLedger.$inferInsert)[] {
  const { token: channel } = catalogue.channel;
  return seededViewers
    .filter((viewer) => viewer.entitled || hasPass(viewer, catalogue))
    .map((viewer) => ({
      viewer: seededViewerId(viewer, channel),
      what: viewer.entitled ? "*" : `paywall/${viewer.pass}`,
      ref: "complimentary",
      action: "grant",
      why: "complimentary",
      at: new Date(now),
    }));
}

/** The devices of those who hold a pass. Nobody has their bearers. */
export function createSeededDeviceRows(
  catalogue: SeedCatalogue,
  now: number,
): (typeof accessTokens.$inferInsert)[] {
  const { token: channel } = catalogue.channel;
  return seededViewers
    .filter((viewer) => hasPass(viewer, catalogue))
    .flatMap((viewer) =>
      seededDevices.map(({ daysAgo, ...device }, index) => ({
        ...device,
        hash: hashSecret(createSecret()),
        viewer: seededViewerId(viewer, channel),
        session: `se_${channel}_${viewer.name}_${index + 1}`,
        createdAt: new Date(now - daysAgo * day),
        sessionStartedAt: new Date(now - daysAgo * day),
        lastActiveAt: new Date(now - (daysAgo * day) / 2),
        expiresAt: new Date(now + deviceLifeMs),
      })),
    );
}

function hasPass({ pass }: SeededViewer, { paywalls = [] }: SeedCatalogue): boolean {
  return paywalls.some(({ token }) => token === pass);
}

function seededRegistrationAnswer({
  type,
  verifications,
}: RegistrationFormField): RegistrationAnswerValue {
  if (type === "checkbox") return true;
  return type === "date_epoch_ms" ? birthday : (verifications?.options?.[0] ?? "Everything");
}
