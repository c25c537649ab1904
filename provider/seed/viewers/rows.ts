import type { identities, registrationAnswers, viewers } from "../../db/accounts-schema.ts";
import type { accessLedger } from "../../db/commerce-schema.ts";
import type { AnswerValue, RegistrationField } from "../../domain/accounts/registration.ts";
import type { CatalogueChannel } from "../catalogue.ts";
import { seededEmail, type SeededViewer, seededViewers } from "./viewers.ts";

const birthday = Date.UTC(1991, 4, 17);

/** The seeded viewers of a channel as rows; `passwordHash` is the one of all their passwords. */
export function viewerRows(
  { token: channel }: CatalogueChannel,
  passwordHash: string,
  now: number,
): (typeof viewers.$inferInsert)[] {
  return seededViewers.map((viewer) => ({
    id: idOf(viewer, channel),
    token: `vt_${channel}_${viewer.name}`,
    channel,
    email: seededEmail(viewer, channel),
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    passwordHash: viewer.only ? null : passwordHash,
    passwordExpiresAt: viewer.expired ? new Date(now) : null,
    emailVerifiedAt: viewer.unverified ? null : new Date(now),
    subscribersGroup: viewer.entitled ? "members" : null,
    alerts: viewer.alerts ?? 0,
    createdAt: new Date(now),
  }));
}

/**
 * Who the seeded viewers are elsewhere. No identity provider has vouched yet: the first time that
 * one confirms the address, its own issuer and subject take the place of these.
 */
export function identityRows({
  token: channel,
}: CatalogueChannel): (typeof identities.$inferInsert)[] {
  return seededViewers.flatMap((viewer) =>
    viewer.only
      ? {
          viewer: idOf(viewer, channel),
          channel,
          kind: viewer.only,
          issuer: "seed",
          subject: viewer.name,
          email: seededEmail(viewer, channel),
          firstName: viewer.firstName,
          lastName: viewer.lastName,
        }
      : [],
  );
}

/** What the seeded viewers have answered, but for the one who has not. */
export function answerRows({
  token: channel,
  registration,
}: CatalogueChannel): (typeof registrationAnswers.$inferInsert)[] {
  return seededViewers
    .filter((viewer) => !viewer.missingFields)
    .flatMap((viewer) =>
      (registration?.fields ?? []).map((field) => ({
        viewer: idOf(viewer, channel),
        field: field.token,
        value: answerTo(field),
        skipped: false,
      })),
    );
}

/** What the seeded viewers hold without having paid. */
export function ledgerRows(
  { token: channel }: CatalogueChannel,
  now: number,
): (typeof accessLedger.$inferInsert)[] {
  return seededViewers
    .filter(({ entitled }) => entitled)
    .map((viewer) => ({
      viewer: idOf(viewer, channel),
      what: "*",
      ref: "complimentary",
      action: "grant",
      why: "complimentary",
      at: new Date(now),
    }));
}

function answerTo({ type, verifications }: RegistrationField): AnswerValue {
  if (type === "checkbox") return true;
  return type === "date_epoch_ms" ? birthday : (verifications?.options?.[0] ?? "Everything");
}

function idOf(viewer: SeededViewer, channel: string): string {
  return `vw_${channel}_${viewer.name}`;
}
