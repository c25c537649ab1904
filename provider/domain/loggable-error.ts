const frame = /^ {4}at .+$/gm;

/**
 * What may be logged of a failure: what it is, where it arose and what caused it. Of a query only its
 * text: parameters hold addresses, hashes and mails with their links. docs/security.md SE-40.
 */
export function toLoggableError(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { cause, name, stack = "" } = failure;
  const text = [`${name}: ${messageOf(failure)}`, ...(stack.match(frame) ?? [])].join("\n");
  return cause === undefined ? text : `${text}\ncaused by ${toLoggableError(cause)}`;
}

/** Drizzle writes the parameters into the message. */
function messageOf(failure: Error): string {
  return "query" in failure ? `Failed query: ${String(failure.query)}` : failure.message;
}
