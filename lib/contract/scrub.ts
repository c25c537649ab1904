/** Controls, what turns the direction of text, and what has no width. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** What may be somebody's own, each with what stands in its place. The order counts. */
const personal: [RegExp, string][] = [
  // Of an address who signs in there: not to be taken for an e-mail address.
  [/\/\/[^\s/@]+@/g, "//"],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, "[email]"],
  // Whatever an address is asked for.
  [/((?:\w+:\/)?\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/g, "$1"],
  [/\beyJ[\w-]+(?:\.[\w-]*){1,2}/g, "[token]"],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(?![\w.-])/g, "[token]"],
  [/\+?\d(?:[ ().-]?\d){6,}/g, "[number]"],
];

/**
 * A text without what may name or belong to a viewer: e-mail addresses, queries of addresses, tokens, long numbers.
 * `scrub("no user a@b.example")` → `"no user [email]"`. Scrubbing twice changes nothing. docs/security.md SE-142.
 */
export function scrub(text: string): string {
  const plain = text.toWellFormed().replaceAll(unseen, " ");
  return personal.reduce((left, [found, put]) => left.replaceAll(found, put), plain);
}
