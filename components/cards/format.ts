// With the space before them: French and others have narrow or unbroken ones.
const short: Record<string, [hour: string, minute: string]> = {
  da: [" t.", " min."],
  de: [" Std.", " Min."],
  en: [" hr", " min"],
  fr: ["\u202fh", "\u00a0min"],
  ja: [" 時間", " 分"],
  nb: [" t", " min"],
  sv: [" tim", " min"],
};

// As `Intl.NumberFormat` would say it: making one takes a slow phone 30 ms, before the first card is drawn.
export function formatDuration(seconds: number, locale: string): string {
  const [hour, minute] = short[locale] ?? [" h", " min"];
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const said = [hours > 0 && `${hours}${hour}`, rest > 0 && `${rest}${minute}`];
  return said.filter(Boolean).join(" ");
}

export type MomentForm = "moment" | "clock" | "day";

const week = 6 * 24 * 3_600_000;
const shapes = {
  near: { weekday: "short", hour: "2-digit", minute: "2-digit" },
  far: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  clock: { hour: "2-digit", minute: "2-digit" },
  day: { day: "numeric", month: "short" },
  year: { day: "numeric", month: "short", year: "numeric" },
} as const;

function shapeOf(form: MomentForm, distance: number): keyof typeof shapes {
  if (form === "moment") return distance < week ? "near" : "far";
  return form === "day" && distance > 45 * week ? "year" : form;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const isServer = typeof window === "undefined";
let speaks = isServer;

// From now on times are told here, too; until then the server's words stay (see Moment).
export function beginTelling(): void {
  speaks = true;
}

// One HTML serves every time zone: the server says UTC, LocalTimes puts it right in the browser.
export function formatMoment(time: number, form: MomentForm, locale: string): string {
  if (!speaks) return "";
  const shape = shapeOf(form, Math.abs(time - Date.now()));
  const key = `${locale}${shape}`;
  const timeZone = isServer ? "UTC" : undefined;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone, hourCycle: "h23" });
  formats.set(key, format);
  return format.format(time);
}
