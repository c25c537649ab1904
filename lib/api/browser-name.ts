import { UAParser } from "ua-parser-js";

/**
 * The parser's names and the usual names of browsers. All others get one common name, so that a rare browser does not
 * identify its viewer.
 */
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
