import { UAParser } from "ua-parser-js";
import type { ViewerDeviceKind } from "../devices/device-view.ts";

/** `name` is undefined if the user agent contains no name that viewers know. */
export type NamedDevice = { name?: string; kind: ViewerDeviceKind };

const kinds: Record<string, ViewerDeviceKind> = {
  mobile: "phone",
  wearable: "phone",
  tablet: "tablet",
  smarttv: "tv",
  console: "tv",
};
const maxPartLength = 40;

/** Replaces the parser's names by the usual ones. */
const plainWords: [RegExp, string][] = [
  [/^Mobile (?=Safari|Chrome|Firefox)|^(?:Chrome|Firefox|Opera) (?=Mobi)/, ""],
  [/ (?:Headless|WebView|Mobile)$|^Mobi$/, ""],
  [/^Macintosh$/, "Mac"],
  [/^Mac ?OS( X)?$/, "Mac"],
  // Chrome's placeholder for a hidden model.
  [/^K$/, ""],
];

/**
 * Vendor, model and browser of a user agent: an iPhone's → `{ name: "Apple iPhone, Safari", kind: "phone" }`; of a
 * computer without vendor its system: `"Windows, Chrome"`. docs/behaviour.md BE-245. Reads 500 characters at most.
 */
export function describeUserAgent(userAgent: string): NamedDevice {
  const { device, os, browser } = new UAParser(userAgent.slice(0, 500)).getResult();
  const model = plain(device.model);
  const vendor = plain(device.vendor);
  const deviceLabel = model
    ? unrepeated(vendor, model)
    : [vendor, plain(os.name)].filter(Boolean).join(" ");
  const name = [deviceLabel, plain(browser.name)].filter(Boolean).join(", ");
  return { ...(name && { name }), kind: kinds[device.type ?? ""] ?? "computer" };
}

function plain(raw = ""): string {
  const words = plainWords.reduce((text, [from, to]) => text.replace(from, to), raw.trim());
  return words.slice(0, maxPartLength).trim();
}

// "Google Pixel 8", but not "Nokia Nokia 8".
function unrepeated(vendor: string, model: string): string {
  return model.toLowerCase().startsWith(vendor.toLowerCase()) ? model : `${vendor} ${model}`;
}
