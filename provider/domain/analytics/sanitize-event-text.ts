const maxLength = 255;
const usual = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;
/** Controls, what turns the direction of text, and what has no width. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * A text of a stranger in one line that can be shown and stored: without what nobody sees, well-formed, cut to
 * 255 characters (or `max`): docs/provider-api.md PA-234.
 */
export function sanitizeEventText(text: string, max = maxLength): string {
  // Nearly all texts are: thousands come in a second.
  if (text.length <= max && usual.test(text)) return text;
  const characters = text
    .slice(0, max * 4)
    .toWellFormed()
    .replaceAll(unseen, " ")
    .trim();
  return [...characters].slice(0, max).join("").trim();
}
