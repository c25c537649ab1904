const maxLength = 60;
const contact = /@|\d{5}|https?:|www\./;

/**
 * A query as one of the trends, in lower case and with single spaces: `" Northern  LIGHTS"` →
 * `"northern lights"`. Undefined for what is no word, too long, or may say who somebody is: an address, a number.
 */
export function normalizeTrendQuery(query: string): string | undefined {
  const key = query
    .toWellFormed()
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  const isSayable = /\p{L}/u.test(key) && key.length <= maxLength && !contact.test(key);
  return isSayable ? key : undefined;
}
