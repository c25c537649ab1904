import { z } from "zod";
import { languages } from "./languages.ts";

/**
 * A value that was left out of a response because its type was wrong. `path` is its position, relative to the list
 * item or object that contained it.
 */
export type Drop = { reason: string; path: string };

let drops: Drop[] = [];

/** Notes a value that is left out; read back by `takeDrops` after a parse. */
export function noteDrop(error: z.ZodError, where: string): void {
  const first = error.issues[0];
  const path = [where, ...(first?.path ?? [])].filter((part) => part !== "").join(".");
  drops.push({ path, reason: first?.message ?? "wrong shape" });
}

/** Empties the note of dropped values and returns it. Parsing is synchronous, so one note serves. */
export function takeDrops(): Drop[] {
  const taken = drops;
  drops = [];
  return taken;
}

/** An optional field: missing, null, or of a wrong type (noted) all become `undefined`. */
export function soft<T extends z.ZodType>(schema: T) {
  return z
    .unknown()
    .transform((raw): z.output<T> | undefined => {
      if (raw === undefined || raw === null) return undefined;
      const result = schema.safeParse(raw);
      if (result.success) return result.data;
      noteDrop(result.error, "");
      return undefined;
    })
    .optional();
}

/** An optional field with a value of its own when it is missing or wrong. */
export function softOr<T extends z.ZodType>(schema: T, fallback: z.output<T>) {
  const inner = soft(schema);
  return z
    .unknown()
    .default(null)
    .transform((raw): z.output<T> => inner.parse(raw) ?? fallback);
}

/** A list of which each wrong item is left out (noted) and the rest stays. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((raw): z.output<T>[] =>
    raw.flatMap((entry, index) => {
      const result = item.safeParse(entry);
      if (result.success) return [result.data];
      noteDrop(result.error, String(index));
      return [];
    }),
  );
}

/** A map of which each wrong entry is left out (noted) and the rest stays. */
export function mapOf<T extends z.ZodType>(entry: T) {
  return z.record(z.string(), z.unknown()).transform((raw): Record<string, z.output<T>> => {
    const saved = Object.entries(raw).flatMap(([name, value]) => {
      const result = entry.safeParse(value);
      if (result.success) return [[name, result.data] as const];
      noteDrop(result.error, name);
      return [];
    });
    return Object.fromEntries(saved);
  });
}

/** Text that is not empty: an empty name counts as missing. */
export const text = z.string().min(1);

/** An absolute http(s) URL: pictures, films, external pages. It may contain `{w}`. */
export const webAddress = z.string().refine((value) => isAddress(value, ["http:", "https:"]), {
  message: "expected an absolute http(s) address",
});

/** A URL for links: http(s), mailto, tel, or a path of the site. */
export const linkAddress = z
  .string()
  .refine(
    (value) => isAddress(value, ["http:", "https:", "mailto:", "tel:"]) || isSitePath(value),
    {
      message: "expected http(s), mailto, tel or a path",
    },
  );

/** Epoch milliseconds or ISO 8601; comes out as epoch milliseconds. */
export const moment = z.union([z.number(), z.string()]).transform((value, context) => {
  const time = typeof value === "number" ? value : Date.parse(value);
  if (Number.isFinite(time)) return time;
  context.addIssue({ code: "custom", message: "expected a time" });
  return z.NEVER;
});

/** What of a picture stays where a crop cuts its sides: 0 the left, 100 the right. */
export const focusShare = z.number().min(0).max(100);

/** `#rrggbb`: the dominant colour of a picture. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, "expected #rrggbb");

/** One of the ten languages. */
export const language = z.enum(languages);

function isAddress(value: string, protocols: string[]): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && protocols.includes(parsed.protocol);
}

function isSitePath(value: string): boolean {
  return /^[^\s:\\]*$/.test(value) && !value.startsWith("//");
}
