/** Control characters, direction marks and characters without width. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Patterns of personal data, each with its replacement. The order matters. */
const personal: [RegExp, string][] = [
  // The user name in a URL, which is not an e-mail address.
  [/\/\/[^\s/@]+@/g, "//"],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, "[email]"],
  // The query and fragment of a URL.
  [/((?:\w+:\/)?\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, "$1"],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, "[token]"],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w.-])/g, "[token]"],
  [/\+?\d(?:[ ().-]?\d){6,}/g, "[number]"],
];

/**
 * A text without personal data: e-mail addresses, queries of URLs, tokens, long numbers. `scrubPersonalData("no user
 * a@b.example")` → `"no user [email]"`. Scrubbing twice changes nothing. docs/security.md SE-142.
 */
export function scrubPersonalData(text: string): string {
  const plain = text.toWellFormed().replaceAll(unseen, " ");
  return personal.reduce((left, [found, put]) => left.replaceAll(found, put), plain);
}
