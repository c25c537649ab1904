import { deviceFamily } from "../devices/device-family.ts";

/** What kinds of devices charts tell apart. */
export type DeviceKind = "phone" | "tablet" | "computer" | "tv" | "unknown";

/** The kind of device of a user agent; `"unknown"` when nobody can tell. */
export function deviceKind(userAgent: string | null): DeviceKind {
  const family = deviceFamily(userAgent);
  if (/TV$/.test(family)) return "tv";
  if (/iPad$/.test(family)) return "tablet";
  if (/iPhone$/.test(family)) return "phone";
  if (/Android$/.test(family)) return /\bMobile\b/.test(userAgent ?? "") ? "phone" : "tablet";
  return /(?:Windows|Mac|ChromeOS|Linux)$/.test(family) ? "computer" : "unknown";
}
