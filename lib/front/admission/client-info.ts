import type { IncomingMessage } from "node:http";
import {
  ipAddressOfHop,
  getForwardedClientIp,
  isLoopback,
} from "../../contract/forwarded-client-ip.ts";
import { type SimulatedLocation, simulatedVpn } from "../../contract/simulated-location.ts";
import { type GeoLocation, geoLocationOfCdnHeaders } from "../../viewer/geo-location.ts";
import type { FrontConfig } from "../front-config.ts";

/** The client of a request, by the connection and trusted proxies. */
export type ClientInfo = { ip: string; proto: "http" | "https"; location: GeoLocation };
export type ReadClientInfo = (req: IncomingMessage) => ClientInfo;

type Config = Pick<FrontConfig, "trustedProxyHops" | "trustedCdn" | "locate" | "simulatedLocation">;

/**
 * Makes the function that reads the client of a request. Without trusted hops that is the socket's IP address,
 * located once per connection. With trusted hops it is the IP address at the hop of `TRUSTED_PROXY_HOPS`, with the
 * scheme that the proxies wrote and the location that `TRUSTED_CDN` wrote. Call it before untrusted headers are
 * dropped.
 */
export function makeReadClientInfo(config: Config): ReadClientInfo {
  const { simulatedLocation } = config;
  const read = makeReadTrueClient(config);
  return simulatedLocation ? (req) => moved(read(req), simulatedLocation()) : read;
}

/** Only clients of this machine get the console's simulated location. docs/security.md SE-125. */
function moved(client: ClientInfo, location: SimulatedLocation | undefined): ClientInfo {
  if (!location || !isLoopback(client.ip)) return client;
  const { country, vpn } = location;
  return {
    ...client,
    ip: vpn ? simulatedVpn.address : client.ip,
    location: country ? { country } : client.location,
  };
}

function makeReadTrueClient(config: Config): ReadClientInfo {
  const { trustedProxyHops: hops, trustedCdn: cdn, locate } = config;
  if (hops === 0) return readFromSocket(locate);
  return (req) => {
    const ip = getForwardedClientIp(req, hops) ?? "";
    return {
      ip,
      proto: forwardedProto(req, hops),
      location: (cdn && geoLocationOfCdnHeaders(req.headers, cdn)) ?? locate(ip),
    };
  };
}

function readFromSocket(locate: FrontConfig["locate"]): ReadClientInfo {
  const bySocket = new WeakMap<object, ClientInfo>();
  return ({ socket }) => {
    const cached = bySocket.get(socket);
    if (cached) return cached;
    const ip = ipAddressOfHop(socket.remoteAddress) ?? "";
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
