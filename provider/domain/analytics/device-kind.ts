import { detectDeviceFamily } from "../devices/detect-device-family.ts";

/** The kinds of devices that charts distinguish. */
export type DeviceKind = "phone" | "tablet" | "computer" | "tv" | "unknown";

/** The kind of device of a user agent; `"unknown"` when it is not recognised. */
export function detectDeviceKind(userAgent: string | null): DeviceKind {
  const family = detectDeviceFamily(userAgent);
  if (family.endsWith("TV")) return "tv";
  if (family.endsWith("iPad")) return "tablet";
  if (family.endsWith("iPhone")) return "phone";
  if (family.endsWith("Android")) return /\bMobile\b/.test(userAgent ?? "") ? "phone" : "tablet";
  return /(?:Windows|Mac|ChromeOS|Linux)$/.test(family) ? "computer" : "unknown";
}
