import { parseCountryCode } from "../../../lib/contract/country.ts";

/**
 * What is known of a device: what its browser calls itself, and where it was last. `country` is ISO
 * 3166-1 alpha-2. Null is not known.
 */
export type DeviceInfo = { userAgent: string | null; city: string | null; country: string | null };

/** A device of a viewer: docs/provider-api.md PA-190. `id` is its session. */
export type DeviceRecord = DeviceInfo & { id: string; startedAt: Date; lastActiveAt: Date };

const maxUserAgent = 512;
const maxCity = 100;

/**
 * The device facts of a request, shortened: 512 characters of the user agent,
 * 100 of the city (percent-encoded UTF-8), a country only by a code of two letters.
 */
export function readDeviceInfo(sent: {
  userAgent: string | undefined;
  city: string | undefined;
  country: string | undefined;
}): DeviceInfo {
  return {
    userAgent: plain(sent.userAgent, maxUserAgent),
    city: plain(decoded(sent.city), maxCity),
    country: parseCountryCode(sent.country) ?? null,
  };
}

function plain(text: string | undefined, maxLength: number): string | null {
  const characters = [...(text ?? "").replaceAll(/\p{Cc}+/gu, " ").trim()];
  return characters.slice(0, maxLength).join("").toWellFormed() || null;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
