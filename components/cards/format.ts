const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format as T;
}

function unit(locale: string, name: "hour" | "minute", amount: number): string {
  const options = { style: "unit", unit: name, unitDisplay: "short" } as const;
  return kept(`${locale}${name}`, () => new Intl.NumberFormat(locale, options)).format(amount);
}

export function formatDuration(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return unit(locale, "minute", rest);
  const said = unit(locale, "hour", hours);
  return rest === 0 ? said : `${said} ${unit(locale, "minute", rest)}`;
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

// One HTML serves every time zone: the server says UTC, LocalTimes puts it right in the browser.
export function formatMoment(time: number, form: MomentForm, locale: string): string {
  const shape = shapeOf(form, Math.abs(time - Date.now()));
  const timeZone = typeof window === "undefined" ? "UTC" : undefined;
  const make = () =>
    new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone, hourCycle: "h23" });
  return kept(`${locale}${shape}`, make).format(time);
}
