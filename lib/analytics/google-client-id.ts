/**
 * The client id in the cookie `_ga` of Google Analytics: `readGoogleClientId("GA1.1.1234567890.1700000000")` →
 * `"1234567890.1700000000"`. Undefined for anything else.
 */
export function readGoogleClientId(cookie: string | undefined): string | undefined {
  return /^GA\d\.[\d-]{1,8}\.(\d{1,20}\.\d{1,20})$/.exec(cookie ?? "")?.[1];
}
