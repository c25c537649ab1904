/** The SQLSTATE of an error, which Drizzle reports as the cause of its own. */
function getSqlState(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
}

/** 23505: there is such a row already. */
export function isUniqueViolation(error: unknown): boolean {
  return getSqlState(error) === "23505";
}

/** 23503: what a row refers to is not there. */
export function isReferenceViolation(error: unknown): boolean {
  return getSqlState(error) === "23503";
}

/** A lock that was waited for too long, a deadlock, a statement that took too long for another's work. */
export function isLockConflict(error: unknown): boolean {
  return ["55P03", "40P01", "40001", "57014"].includes(String(getSqlState(error)));
}

/** 55P03, 40P01: a lock that was waited for too long, or a deadlock. */
export function isLockTimeout(error: unknown): boolean {
  return ["55P03", "40P01"].includes(String(getSqlState(error)));
}
