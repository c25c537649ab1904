import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { parseCountryCode } from "../../lib/contract/country.ts";
import { getForwardedClientIp, isLoopback } from "../../lib/contract/forwarded-client-ip.ts";
import { providerSecretHeader } from "../../lib/contract/provider-secret.ts";
import { isSameSecret } from "../domain/accounts/secrets.ts";
import { type DeviceInfo, readDeviceInfo } from "../domain/devices/device-info.ts";
import type { ViewerLocation } from "../domain/rights/find-rights-denial.ts";
import type { Services } from "../services.ts";

/**
 * Where a viewer is: an IP address, and a country (ISO 3166-1 alpha-2), when they are known. A loopback address is
 * that of a proxy which `PROVIDER_TRUSTED_PROXY_HOPS` does not count, so the viewer's own is unknown.
 */
export type ForwardedViewer = { address: string | undefined; country: string | undefined };

/**
 * The viewer that the site forwards in `X-Viewer-*`. Only a caller with the shared secret is
 * trusted; of any other the address of the connection counts, and no country: docs/security.md SE-39.
 */
export function readForwardedViewer(services: Services, context: Context): ForwardedViewer {
  const { incoming }: HttpBindings = context.env;
  if (!hasSiteSecret(services, context)) {
    const address = getForwardedClientIp(incoming, services.trustedProxyHops);
    return { address: address && isLoopback(address) ? undefined : address, country: undefined };
  }
  return {
    address: context.req.header("X-Viewer-Ip") ?? incoming.socket.remoteAddress,
    country: parseCountryCode(context.req.header("X-Viewer-Country")),
  };
}

/** The viewer's device that the site forwards; of any other caller only its `User-Agent`. */
export function readForwardedDevice(services: Services, context: Context): DeviceInfo {
  const { req } = context;
  if (!hasSiteSecret(services, context)) {
    const userAgent = req.header("User-Agent");
    return readDeviceInfo({ userAgent, city: undefined, country: undefined });
  }
  return readDeviceInfo({
    userAgent: req.header("X-Viewer-User-Agent"),
    city: req.header("X-Viewer-City"),
    country: req.header("X-Viewer-Country"),
  });
}

/** The viewer's location for the rights of a channel: docs/provider-api.md PA-200. An unknown address may be a VPN's. */
export function readViewerLocation(services: Services, context: Context): ViewerLocation {
  const { address, country } = readForwardedViewer(services, context);
  return { country, isVpn: address === undefined || services.vpnRanges.has(address) };
}

/** Whether the caller knows the secret that the site shares with the provider. */
export function hasSiteSecret({ secret }: Services, context: Context): boolean {
  const secretSent = context.req.header(providerSecretHeader);
  return Boolean(secret && secretSent && isSameSecret(secret, secretSent));
}
