import { isIPv6 } from "node:net";

/**
 * The part of an IP address that one household or server has: an IPv4 address whole, of an IPv6
 * address the first 64 bits. `"2001:db8::1"` → `"2001:db8:0:0"`, `"::ffff:192.0.2.1"` →
 * `"192.0.2.1"`.
 */
export function getIpAddressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [before = "", after = ""] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const head = before.split(":").filter(Boolean);
  const tail = after.split(":").filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const groups = [...head, ...gap, ...tail].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}
