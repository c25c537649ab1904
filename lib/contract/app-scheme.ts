/** Schemes that a browser understands itself: none of them opens an app. */
const taken = new Set([
  "http",
  "https",
  "javascript",
  "data",
  "blob",
  "file",
  "about",
  "mailto",
  "tel",
  "vbscript",
  "ws",
  "wss",
  "ftp",
  "sms",
  "view-source",
]);

/** Whether a scheme can be an app's: `isAppScheme("marquee-demo")` → `true`; `"javascript"` → `false`. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,63}$/i.test(scheme) && !taken.has(scheme.toLowerCase());
}
