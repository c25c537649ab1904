const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const syntax = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])$`);

/**
 * True for a host name or IP address in lower case that is valid in a URL: `isHostName("demo.localhost")`. False for
 * values that `new URL` rejects (`a.1`, `[1::2::3]`): they would throw in every URL.
 */
export function isHostName(text: string): boolean {
  return syntax.test(text) && URL.canParse(`http://${text}`);
}
