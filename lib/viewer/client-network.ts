import { isIPv6 } from "node:net";

const networkGroups = 4;

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, because one subscriber may
 * use all of it: `clientNetwork("2001:db8::7")` → `"2001:db8:0:0"`.
 */
export function clientNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.split("::");
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last]
    .slice(0, networkGroups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

function groupsOf(part: string): string[] {
  return part.split(":").filter((group) => group !== "");
}
