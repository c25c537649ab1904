import { UAParser } from "ua-parser-js";
import type { DeviceKind } from "../devices/device-view.ts";

/** `name` is undefined where the user agent tells nothing that people would know it by. */
export type NamedDevice = { name?: string; kind: DeviceKind };

const kinds: Record<string, DeviceKind> = {
  mobile: "phone",
  wearable: "phone",
  tablet: "tablet",
  smarttv: "tv",
  console: "tv",
};
const maxPartLength = 40;

/** Plain words for what the parser has names of its own for. */
const plainWords: [RegExp, string][] = [
  [/^Mobile (?=Safari|Chrome|Firefox)|^(?:Chrome|Firefox|Opera) (?=Mobi)/, ""],
  [/ (?:Headless|WebView|Mobile)$|^Mobi$/, ""],
  [/^Macintosh$/, "Mac"],
  [/^Mac ?OS( X)?$/, "Mac"],
  // What Chrome says in the place of a model that it keeps to itself.
  [/^K$/, ""],
];

/**
 * Vendor, model and browser of a user agent: an iPhone's → `{ name: "Apple iPhone, Safari", kind: "phone" }`; of a
 * computer without vendor its system: `"Windows, Chrome"`. docs/behaviour.md BE-245. Reads 500 characters at most.
 */
export function nameDevice(userAgent: string): NamedDevice {
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
