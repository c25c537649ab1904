const units = [
  { name: "hour", seconds: 3600 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 },
] as const;

/**
 * A length of time in words, for screen readers: `formatSpokenTime(1003, "en")` → `"16 minutes 43 seconds"`.
 * `language` is a BCP 47 tag; an unknown one falls back to the browser's own. Zero is "0 seconds".
 */
export function formatSpokenTime(seconds: number, language: string): string {
  let rest = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts: string[] = [];
  for (const unit of units) {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    const isNothing = count === 0 && !(unit.name === "second" && parts.length === 0);
    if (!isNothing) parts.push(inWords(count, unit.name, language));
  }
  return parts.join(" ");
}

function inWords(count: number, unit: string, language: string): string {
  const options = { style: "unit", unit, unitDisplay: "long" } as const;
  const known = Intl.getCanonicalLocales(language === "" ? [] : [language]);
  return new Intl.NumberFormat(known, options).format(count);
}
