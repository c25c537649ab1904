import { hashPassword, isStrongPassword } from "../../../domain/accounts/passwords.ts";
import type { Services } from "../../../services.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";

/** The hash of a password that a member chooses; 422 at its place for one that may not be chosen. */
export function hashStaffPassword(
  { hasher }: Services,
  password: string,
  email: string,
  pointer: string,
): Promise<string> {
  if (isStrongPassword(password, email)) return hashPassword(password, hasher);
  const detail = "Expected 8 to 256 characters that are hard to guess.";
  throw createInvalidInputProblem([{ pointer, detail }]);
}
