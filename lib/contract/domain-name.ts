const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const domain = new RegExp(`^${label}(?:\\.${label})*\\.(?=[a-z0-9-]*[a-z])${label}$`);
/** Names that no owner can have: RFC 6761, RFC 8375. */
const reserved = /\.(?:localhost|local|internal|invalid|onion|home\.arpa)$/;
/** Leaves room for the name of the proof's record. */
const maxLength = 240;

/**
 * A domain as DNS and browsers write it, in ASCII, lower case, without the final dot: `normalizeDomainName("Bücher.Example.")`
 * → `"xn--bcher-kva.example"`. Undefined for what no owner of a channel can have: an IP address, a single label, `a.localhost`,
 * a port. docs/admin-api.md AA-92
 */
export function normalizeDomainName(text: string): string | undefined {
  if (text.length > maxLength || /[\s/\\?#@:%[\]]/.test(text)) return undefined;
  const host = URL.parse(`http://${text}`)?.hostname.replace(/\.$/, "");
  if (host === undefined || host.length > maxLength) return undefined;
  return domain.test(host) && !reserved.test(host) ? host : undefined;
}
