import proxyAddr from "proxy-addr";
import type { IncomingMessage } from "node:http";
import { type GeoLocation, locationOfEdge } from "../../viewer/geo-location.ts";
import type { FrontConfig } from "../config.ts";

/** The client of a request, as far as the connection and trusted proxies tell. */
export type ClientInfo = { ip: string; proto: "http" | "https"; location: GeoLocation };
export type ReadClientInfo = (req: IncomingMessage) => ClientInfo;

type Config = Pick<FrontConfig, "trustedProxyHops" | "locate">;

/**
 * Makes the function that reads the client of a request. Without trusted hops that is the socket's
 * address, looked up once per connection; with them the hop that `TRUSTED_PROXY_HOPS` says, and the
 * scheme and location that the proxies wrote. Call it before untrusted headers are dropped.
 */
export function makeReadClientInfo({ trustedProxyHops: hops, locate }: Config): ReadClientInfo {
  if (hops === 0) return readFromSocket(locate);
  const isTrusted = (_address: string, hop: number) => hop < hops;
  return (req) => {
    const ip = withoutIpv6Prefix(proxyAddr(req, isTrusted));
    return {
      ip,
      proto: forwardedProto(req, hops),
      location: locationOfEdge(req.headers) ?? locate(ip),
    };
  };
}

function readFromSocket(locate: FrontConfig["locate"]): ReadClientInfo {
  const bySocket = new WeakMap<object, ClientInfo>();
  return ({ socket }) => {
    const cached = bySocket.get(socket);
    if (cached) return cached;
    const ip = withoutIpv6Prefix(socket.remoteAddress ?? "");
    const client: ClientInfo = { ip, proto: "http", location: locate(ip) };
    bySocket.set(socket, client);
    return client;
  };
}

function forwardedProto(req: IncomingMessage, hops: number): "http" | "https" {
  const values = String(req.headers["x-forwarded-proto"] ?? "").split(",");
  const value = values[Math.max(0, values.length - hops)] ?? "";
  return value.trim().toLowerCase() === "https" ? "https" : "http";
}

/** An IPv4 client of an IPv6 socket: `::ffff:192.0.2.1` → `192.0.2.1`. */
function withoutIpv6Prefix(ip: string): string {
  return ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip;
}
