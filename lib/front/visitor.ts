import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import type { GeoLocation } from "../viewer/geo-location.ts";
import { locationOfEdge } from "../viewer/locate-edge.ts";
import type { FrontConfig } from "./config.ts";

/** The other end of a request, as far as the connection and trusted proxies tell. */
export type Visitor = { ip: string; proto: "http" | "https"; place: GeoLocation };
export type VisitorOf = (req: IncomingMessage) => Visitor;

type Config = Pick<FrontConfig, "trustedProxyHops" | "placeOf">;

/**
 * Gives the function that names a request's visitor. Without trusted hops that is the socket's
 * address, looked up once per connection; with them the hop that `TRUSTED_PROXY_HOPS` says, and the
 * scheme and place that the proxies wrote. Call it before the request's headers are cleaned.
 */
export function makeVisitorOf({ trustedProxyHops: hops, placeOf }: Config): VisitorOf {
  if (hops === 0) return fromSocket(placeOf);
  const trusted = (_address: string, hop: number) => hop < hops;
  return (req) => {
    const ip = plain(proxyAddr(req, trusted));
    return { ip, proto: protoOf(req, hops), place: locationOfEdge(req.headers) ?? placeOf(ip) };
  };
}

function fromSocket(placeOf: FrontConfig["placeOf"]): VisitorOf {
  const known = new WeakMap<object, Visitor>();
  return ({ socket }) => {
    const before = known.get(socket);
    if (before) return before;
    const ip = plain(socket.remoteAddress ?? "");
    const visitor: Visitor = { ip, proto: "http", place: placeOf(ip) };
    known.set(socket, visitor);
    return visitor;
  };
}

function protoOf(req: IncomingMessage, hops: number): "http" | "https" {
  const values = String(req.headers["x-forwarded-proto"] ?? "").split(",");
  const value = values[Math.max(0, values.length - hops)] ?? "";
  return value.trim().toLowerCase() === "https" ? "https" : "http";
}

function plain(ip: string): string {
  return ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip;
}
