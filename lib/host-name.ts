const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const syntax = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])$`);

/**
 * True for a name or address in lower case that may stand in an address: `isHostName("demo.localhost")`. What
 * `new URL` refuses (`a.1`, `[1::2::3]`) is none: it would throw wherever something is built on it.
 */
export function isHostName(text: string): boolean {
  return syntax.test(text) && URL.canParse(`http://${text}`);
}
