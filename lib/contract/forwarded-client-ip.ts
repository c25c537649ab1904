import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";

/**
 * The IP address of a request's client behind `hops` trusted proxies: `getForwardedClientIp(request, 1)` → `"192.0.2.1"`.
 * It is the address at the last trusted hop; if that is not valid, the nearest valid one. Without hops it is the
 * socket's.
 */
export function getForwardedClientIp(request: IncomingMessage, hops: number): string | undefined {
  const path = proxyAddr.all(request, (_address, hop) => hop < hops).map(ipAddressOfHop);
  return path.findLast((address) => address !== undefined);
}

/**
 * The IP address that a proxy or a socket names, or undefined: `ipAddressOfHop("[2001:db8::1]:443")` → `"2001:db8::1"`.
 * An IPv4 client of an IPv6 socket has its IPv4 address: `::ffff:192.0.2.1` → `192.0.2.1`.
 */
export function ipAddressOfHop(text: string | undefined): string | undefined {
  const bare = text?.replace(/^\[(.*)\](?::[0-9]+)?$/, "$1").replace(/^([0-9.]+):[0-9]+$/, "$1");
  const address = bare?.replace(/^::ffff:(?=[0-9.]+$)/i, "") ?? "";
  return isIP(address) === 0 ? undefined : address;
}

/** Whether an IP address is a loopback address: `isLoopback("127.0.0.1")` → true. */
export function isLoopback(address: string): boolean {
  return /^(?:127\.|::1$)/.test(address);
}
