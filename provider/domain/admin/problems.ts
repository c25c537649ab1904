import { HttpError } from "../http-error.ts";

/** The problems of the admin API, with their status and title: docs/admin-api.md AA-20. */
export const adminProblems = {
  "invalid-input": [422, "The request is not valid"],
  unauthenticated: [401, "Sign in, or send an API key"],
  "wrong-credentials": [401, "E-mail address or password is wrong"],
  "scope-missing": [403, "A scope is missing"],
  "cross-origin": [403, "The request comes from another site"],
  forbidden: [403, "This is not allowed"],
  "not-found": [404, "There is no such resource"],
  "method-not-allowed": [405, "The method is not allowed"],
  conflict: [409, "The resource is in another state"],
  "already-exists": [409, "The resource exists already"],
  "last-owner": [409, "A last owner must stay"],
  expired: [410, "The link is used or has expired"],
  "version-changed": [412, "The resource was changed meanwhile"],
  "body-too-large": [413, "The body is too large"],
  "not-json": [415, "The body is not JSON"],
  "idempotency-key-reused": [422, "The Idempotency-Key belongs to another request"],
  "precondition-required": [428, "If-Match is required"],
  "too-many-requests": [429, "Too many requests"],
  unavailable: [503, "Please try again"],
} as const satisfies Record<string, readonly [HttpError["status"], string]>;

export type AdminProblemCode = keyof typeof adminProblems;

/** A wrong value: at a JSON pointer of the body, in a query parameter, or in a header. */
export type AdminInputError = { detail: string } & (
  | { pointer: string }
  | { parameter: string }
  | { header: string }
);

/** A problem of the admin API, to be thrown: `createAdminProblem("not-found", "There is no channel a.")`. */
export function createAdminProblem(
  code: AdminProblemCode,
  message: string,
  errors?: readonly AdminInputError[],
): HttpError {
  const data = errors && { errors };
  const retryAfterS = code === "unavailable" ? 1 : undefined;
  return new HttpError(adminProblems[code][0], message, { detail: code, data, retryAfterS });
}

/** The code of a problem as an error names it, else the first one of its status. */
export function findAdminProblemCode(
  status: number,
  named: string | undefined,
): AdminProblemCode | undefined {
  const codes = Object.keys(adminProblems).filter(isAdminProblemCode);
  const isOf = (code: AdminProblemCode) => adminProblems[code][0] === status;
  return codes.find((code) => code === named && isOf(code)) ?? codes.find(isOf);
}

function isAdminProblemCode(text: string): text is AdminProblemCode {
  return Object.hasOwn(adminProblems, text);
}
