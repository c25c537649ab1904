import { importPKCS8, SignJWT } from "jose";

/** What an owner has of Apple: docs/admin-api.md AA-157. */
export type AppleKey = { teamId: string; keyId: string; privateKey: string };

const algorithm = "ES256";
/** A sign-in is over long before; Apple accepts six months. */
const lifetime = "1h";

/** Whether Apple's client secret can be signed with a key: PKCS #8 of an elliptic curve P-256, as text. */
export async function isAppleKey(privateKey: string): Promise<boolean> {
  return importPKCS8(privateKey, algorithm).then(
    () => true,
    () => false,
  );
}

/** The client secret that Apple expects: a statement about the client, signed with the owner's key. */
export async function createAppleClientSecret(
  { teamId, keyId, privateKey }: AppleKey,
  { issuer, clientId }: { issuer: string; clientId: string },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importPKCS8(privateKey, algorithm));
}
