/**
 * An absolute URL as a CSS value, escaped so that it cannot end the value: `cssUrl('https://a.example/"')` →
 * `url("https://a.example/%22")`. Throws `TypeError` for an invalid URL.
 */
export function cssUrl(address: string): string {
  return `url("${new URL(address).href.replaceAll("\\", "%5C").replaceAll("<", "%3C")}")`;
}
