/** True for text of one line without control characters; PostgreSQL keeps none that has a NUL. */
export function isPlainText(text: string): boolean {
  return !/\p{Cc}/u.test(text) && text.isWellFormed();
}

/** The same for text of several lines. */
export function isPlainMultilineText(text: string): boolean {
  return text.split(/\r?\n/).every(isPlainText);
}
