import { UAParser } from "ua-parser-js";

/** Names of the parser by what people call them; all others are told alike, so that nobody is known by a rare one. */
const known: [RegExp, string][] = [
  [/^Edge/, "Edge"],
  [/^Samsung/, "Samsung Internet"],
  [/^Opera|^OPR/, "Opera"],
  [/^(?:Mobile )?Firefox/, "Firefox"],
  [/Chrome|Chromium|^Android Browser/, "Chrome"],
  [/Safari|^WebKit|^GSA/, "Safari"],
];

/** The browser of a user agent and the number of its version: `"Chrome 153"`, `"Another browser"`. */
export function browserName(userAgent: string): string {
  const { name = "", major = "" } = new UAParser(userAgent.slice(0, 500)).getBrowser();
  const [, family] = known.find(([pattern]) => pattern.test(name)) ?? [];
  if (family === undefined) return "Another browser";
  return /^\d{1,3}$/.test(major) ? `${family} ${major}` : family;
}
