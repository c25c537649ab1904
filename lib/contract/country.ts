/** A two-letter country code in upper case, or nothing: `XX` and `T1` (Tor) name no country. */
export function parseCountryCode(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^[a-z]{2}$/i.test(value)) return undefined;
  const code = value.toUpperCase();
  return code === "XX" || code === "ZZ" ? undefined : code;
}

/** `countryName("da", "DK")` → `"Danmark"`; undefined for two letters that are no country's. */
export function countryName(locale: string, code: string): string | undefined {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return names.of(code.toUpperCase());
}
