/**
 * What `?error=` says when a viewer comes back from an identity provider without a token:
 * docs/providers.md.
 */
export const signInErrorCodes = [
  "access_denied",
  "account_blocked",
  "account_deletion",
  "email_in_use",
  "email_missing",
  "expired",
  "provider_unavailable",
  "sign_in_failed",
  "state_mismatch",
  "unverified_email",
] as const;
export type SignInErrorCode = (typeof signInErrorCodes)[number];

/** Those that the same person would meet again. */
const ofPerson = new Set<SignInErrorCode>([
  "account_blocked",
  "account_deletion",
  "email_in_use",
  "email_missing",
  "unverified_email",
]);

/** True when somebody else might get in where this person does not. */
export function isPersonSpecificError(code: SignInErrorCode): boolean {
  return ofPerson.has(code);
}

/** A sign-in by an identity provider that ends without a viewer; `code` goes back to the site. */
export class SignInFailure extends Error {
  override name = "SignInFailure";
  readonly code: SignInErrorCode;

  constructor(code: SignInErrorCode, options?: ErrorOptions) {
    super(`The sign-in ended: ${code}.`, options);
    this.code = code;
  }
}
