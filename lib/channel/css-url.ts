/**
 * An absolute address as a CSS value that it cannot end: `cssUrl('https://a.example/"')` →
 * `url("https://a.example/%22")`. Throws `TypeError` for what is no address.
 */
export function cssUrl(address: string): string {
  return `url("${new URL(address).href.replaceAll("\\", "%5C").replaceAll("<", "%3C")}")`;
}
