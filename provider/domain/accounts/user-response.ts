import type { IdentityRecord, ViewerRecord } from "./viewer-record.ts";

/** The facts of a response about a viewer; `token` is present where a bearer is issued. */
export type UserResponseInput = {
  viewer: ViewerRecord;
  identities: IdentityRecord[];
  isMissingFields: boolean;
  token?: string;
  expiresAt?: Date;
};

/** A viewer: docs/provider-api.md PA-71. Whoever has a password has a `local` account. */
export function createUserResponse({
  viewer,
  identities,
  isMissingFields,
  token,
  expiresAt,
}: UserResponseInput) {
  const social = identities.filter(({ kind }) => kind !== "sso");
  return {
    _id: viewer.id,
    full_name: fullName(viewer),
    first_name: viewer.firstName,
    last_name: viewer.lastName,
    email: viewer.email,
    email_verified: viewer.emailVerifiedAt !== null,
    token: viewer.token,
    subscribersGroup: viewer.subscribersGroup ?? undefined,
    channel_access_token: token,
    access_token: token,
    expires_at: expiresAt?.toISOString(),
    has_missing_registration_fields: isMissingFields,
    alerts: viewer.alerts,
    local: viewer.passwordHash === null ? undefined : named(viewer),
    ...Object.fromEntries(social.map((identity) => [identity.kind, named(identity)])),
  };
}

function fullName({ firstName, lastName }: ViewerRecord): string {
  return `${firstName} ${lastName}`.trim();
}

function named({ email, firstName, lastName }: ViewerRecord | IdentityRecord) {
  return { email, first_name: firstName, last_name: lastName };
}
