import type { NewSignInProvider, SignInProviderRow } from "../../../db/sign-in-providers.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import type { IdentityKind } from "../../../domain/accounts/viewer-record.ts";
import { idpProtocols } from "../../../domain/identity/idp-protocols.ts";
import { isPublicHttpsUrl } from "../../../domain/public-https-url.ts";
import { sealSecret } from "../../../domain/sealed-secret.ts";
import { isAppleKey } from "../../../identity/apple-client-secret.ts";
import type { Services } from "../../../services.ts";
import { formatSignInCallbackUrl } from "../../identity/sign-in-callback-url.ts";
import { describeSignInKeySecret } from "../../identity/sign-in-key-secret.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import type { AdminSignInProvider, SignInProviderChange } from "./sign-in-provider-schemas.ts";

type Field = keyof SignInProviderChange;

/** The fields that keys of a method have besides their client id. */
const fieldsByMethod: Record<IdentityKind, { required: Field[]; optional: Field[] }> = {
  google: { required: ["clientSecret"], optional: ["issuer"] },
  facebook: { required: ["clientSecret"], optional: ["issuer"] },
  apple: { required: ["teamId", "keyId", "privateKey"], optional: ["issuer"] },
  sso: { required: ["name", "issuer", "clientSecret"], optional: ["kind"] },
};

/** Which keys are meant. */
export type SignInKeyPlace = {
  method: IdentityKind;
  /** Missing: of all channels. */
  channel: { token: string; channelId: string } | undefined;
};

/**
 * The row of new keys, or of those of a change of `former`. 422 for fields that the method lacks or that are missing, for
 * an issuer at no public host and a key that Apple would not accept; 409 without a secret to encrypt by.
 */
export async function toSignInProviderRow(
  services: Services,
  { method, channel }: SignInKeyPlace,
  { clientSecret, privateKey, ...sent }: SignInProviderChange,
  { former, now }: { former?: SignInProviderRow; now: Date },
): Promise<NewSignInProvider> {
  const secret = clientSecret ?? privateKey;
  await requireFieldsOfMethod(services, method, { clientSecret, privateKey, ...sent }, former);
  const place = { method, channel: channel?.token ?? null };
  const sealed =
    secret === undefined
      ? former
      : { sealedSecret: seal(services, place, secret), secretSetAt: now };
  const { clientId, issuer, teamId, keyId, name, kind } = { ...former, ...sent };
  if (clientId === undefined || !sealed) {
    throw createInvalidInputProblem([{ pointer: "#/clientId", detail: "This field is missing." }]);
  }
  const { sealedSecret, secretSetAt } = sealed;
  return { ...place, clientId, issuer, teamId, keyId, name, kind, sealedSecret, secretSetAt };
}

/** Keys as the admin API shows them. */
export function toAdminSignInProvider(
  services: Services,
  row: SignInProviderRow,
  channel: SignInKeyPlace["channel"],
): AdminSignInProvider {
  const { method, clientId, issuer, teamId, keyId, name, kind, secretSetAt } = row;
  return {
    method,
    channel: row.channel,
    clientId,
    teamId: teamId ?? undefined,
    keyId: keyId ?? undefined,
    name: name ?? undefined,
    kind: kind ?? undefined,
    issuer: issuer ?? idpProtocols[method].issuer ?? "",
    secretSetAt: secretSetAt.toISOString(),
    callbackUrl: formatSignInCallbackUrl(services, channel, method),
  };
}

async function requireFieldsOfMethod(
  services: Services,
  method: IdentityKind,
  sent: SignInProviderChange,
  former: SignInProviderRow | undefined,
): Promise<void> {
  const { required, optional } = fieldsByMethod[method];
  const known: readonly string[] = ["clientId", "method", ...required, ...optional];
  const isSent = (field: Field) => sent[field] !== undefined && sent[field] !== null;
  const isMissing = (field: Field) => (former ? sent[field] === null : !isSent(field));
  const { clientSecret, privateKey, issuer } = sent;
  const errors = [
    ...Object.keys(sent)
      .filter((field) => isFieldSent(sent, field) && !known.includes(field))
      .map((field) => ({ pointer: `#/${field}`, detail: `${method} does not have this field.` })),
    ...required
      .filter(isMissing)
      .map((field) => ({ pointer: `#/${field}`, detail: "This field is missing." })),
  ];
  if (typeof issuer === "string" && !isPublicHttpsUrl(issuer, services.signInHosts)) {
    errors.push({ pointer: "#/issuer", detail: "expected https:// at a public host" });
  }
  // Whoever does not know a secret does not have it sent elsewhere: docs/security.md SE-243.
  const isElsewhere = former && issuer !== undefined && issuer !== former.issuer;
  if (isElsewhere && clientSecret === undefined && method !== "apple") {
    errors.push({ pointer: "#/clientSecret", detail: "Another issuer needs the secret again." });
  }
  if (method === "apple" && privateKey !== undefined && !(await isAppleKey(privateKey))) {
    errors.push({ pointer: "#/privateKey", detail: "expected a key as Apple makes it (PKCS #8)" });
  }
  if (errors.length > 0) throw createInvalidInputProblem(errors);
}

function isFieldSent(sent: SignInProviderChange, field: string): boolean {
  return Object.entries(sent).some(([name, value]) => name === field && value !== undefined);
}

function seal(
  services: Services,
  place: { method: IdentityKind; channel: string | null },
  secret: string,
): string {
  if (services.secret !== undefined) {
    return sealSecret(services.secret, describeSignInKeySecret(place), secret);
  }
  throw createAdminProblem("conflict", "Secrets are stored encrypted: set PROVIDER_SECRET.");
}
