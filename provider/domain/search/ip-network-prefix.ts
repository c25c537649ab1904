import { isIPv6 } from "node:net";
import { getIpAddressGroup } from "../accounts/ip-address-group.ts";

const groupsOfSite = 3;

/**
 * The network that an IP address is of, which one client seldom has many of: the /24 of an IPv4 address, the /48 of
 * an IPv6 address. `"192.0.2.77"` → `"192.0.2"`, `"2001:db8:7:1::1"` → `"2001:db8:7"`.
 */
export function getIpNetworkPrefix(address: string): string {
  const group = getIpAddressGroup(address);
  const separator = isIPv6(address) && group.includes(":") ? ":" : ".";
  return group.split(separator).slice(0, groupsOfSite).join(separator);
}
