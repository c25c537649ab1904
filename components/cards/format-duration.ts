// Each unit with the space before it: French has its own, Japanese none.
const units: Record<string, [hour: string, minute: string]> = {
  da: [" t.", " min."],
  de: [" Std.", " Min."],
  en: [" hr", " min"],
  fr: ["\u202fh", "\u00a0min"],
  ja: ["時間", "分"],
  nb: [" t", " min"],
  sv: [" tim", " min"],
};

// The texts of `Intl.NumberFormat`, whose first instance takes a slow phone 30 ms before the first card is drawn, never
// broken into lines; Japanese is written without spaces.
export function formatDuration(seconds: number, locale: string): string {
  const [hour, minute] = units[locale] ?? [" h", " min"];
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours}${hour}`, rest > 0 && `${rest}${minute}`];
  return parts
    .filter(Boolean)
    .join(locale === "ja" ? "" : " ")
    .replaceAll(" ", "\u00a0");
}
