/** The browsers and systems that people know by name; of each the first that fits. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\bTizen\b|\bWeb0S\b|\bSMART-TV\b|\bAppleTV\b|\bCrKey\b/i, "TV"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What kind of device a user agent is of: `"Chrome, Windows"`; empty when it is none that people know.
 * Devices are distinguished only by that: docs/provider-api.md PA-195.
 */
export function detectDeviceFamily(userAgent: string | null): string {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ");
}
