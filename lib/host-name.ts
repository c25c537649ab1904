const label = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const syntax = new RegExp(`^(?:${label}(?:\\.${label})*\\.?|\\[[0-9a-f:.]+\\])$`);

/**
 * True for a host name or IP address in lower case that is valid in a URL: `isHostName("demo.localhost")`. Underscores
 * and the dot of a complete name (`demo.localhost.`) are as in DNS, and as browsers send them. False for
 * values that `new URL` rejects (`a.1`, `[1::2::3]`): they would throw in every URL.
 */
export function isHostName(text: string): boolean {
  return syntax.test(text) && URL.canParse(`http://${text}`);
}
