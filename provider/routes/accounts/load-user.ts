import type { IssuedToken } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { listIdentities } from "../../db/identities.ts";
import { findRegistrationAnswers } from "../../db/registration-answers.ts";
import { findMissingRegistrationFields } from "../../domain/accounts/registration.ts";
import { createUserResponse } from "../../domain/accounts/user-response.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import type { Services } from "../../services.ts";

/** A viewer as in responses; with the bearer where one is issued. */
export async function loadUserResponse(
  { db }: Services,
  channel: ChannelRow,
  viewer: ViewerRecord,
  issued: Partial<IssuedToken> = {},
) {
  const fields = channel.profile.registration?.fields ?? [];
  const [identities, registrationAnswers] = await Promise.all([
    listIdentities(db, viewer.id),
    findRegistrationAnswers(db, viewer.id),
  ]);
  const isMissingFields = findMissingRegistrationFields(fields, registrationAnswers).some;
  const { accessToken: token, expiresAt } = issued;
  return createUserResponse({ viewer, identities, isMissingFields, token, expiresAt });
}
