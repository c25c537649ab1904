import type { SignInProviderRow } from "../../db/sign-in-providers.ts";
import type { SealedSecretUse } from "../../domain/sealed-secret.ts";

/** For which keys a secret is sealed: docs/security.md SE-243. */
export function describeSignInKeySecret({
  channel = null,
  method,
}: Pick<SignInProviderRow, "method"> & { channel?: string | null }): SealedSecretUse {
  return { purpose: "sign-in-providers", subject: JSON.stringify([method, channel]) };
}
