import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { providerLog } from "../domain/log.ts";
import { type SignInErrorCode, SignInFailure } from "../domain/identity/sign-in-errors.ts";

const codeOfIdpError = new Map<string, SignInErrorCode>([
  ["access_denied", "access_denied"],
  ["server_error", "provider_unavailable"],
  ["temporarily_unavailable", "provider_unavailable"],
]);

/**
 * Codes of an identity provider whose response is not as it must be: another nonce, another issuer,
 * too late.
 */
const responseErrorCodes = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
]);

/** Why an identity provider's response can't be used, as one of our codes. */
export function idpErrorToSignInFailure(cause: unknown): SignInFailure {
  return new SignInFailure(codeOf(cause), { cause });
}

function codeOf(error: unknown): SignInErrorCode {
  if (error instanceof AuthorizationResponseError) {
    return codeOfIdpError.get(error.error) ?? "sign_in_failed";
  }
  if (error instanceof ResponseBodyError) return "sign_in_failed";
  const isWrong = error instanceof ClientError && responseErrorCodes.has(error.code ?? "");
  return isWrong ? "sign_in_failed" : "provider_unavailable";
}

/** A person waits for this: what nobody expected is logged, and they go back with a code. */
export function toSignInFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  providerLog.error({ err: error }, "a sign-in by another identity provider failed");
  return new SignInFailure("provider_unavailable", { cause: error });
}
