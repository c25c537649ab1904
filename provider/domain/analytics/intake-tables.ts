import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import { sanitizeEventText } from "./sanitize-event-text.ts";

/** The tables that the tracker writes to: docs/provider-api.md PA-230. */
export const intakeTableNames = ["visits", "video_events", "channel_search_trends"] as const;
export type IntakeTableName = (typeof intakeTableNames)[number];

/** Why a viewer was refused: docs/provider-api.md PA-233. */
export const denialReasons = [
  "SIGN_IN",
  "PAYWALL",
  "MISSING_REGISTRATION",
  "GEO_BLOCK",
  "VPN_DETECTION",
  "FORBIDDEN",
  "DEVICE_LIMIT",
] as const;

/** Names that charts count: each in its own table alone. */
const countedNames: Record<string, IntakeTableName> = {
  page_view: "visits",
  begin_checkout: "visits",
  purchase: "visits",
  device_limit_exceeded: "visits",
  refused: "visits",
  search_no_results: "visits",
  play: "video_events",
  progress: "video_events",
  rebuffer: "video_events",
};
const maxDurationS = 24 * 60 * 60;
const maxPositionS = 1_000_000;
const maxPath = 1_024;

/** Something has to be left once what nobody can see is taken out. */
const name = z
  .string()
  .transform((value) => sanitizeEventText(value))
  .pipe(z.string().min(1));
const text = z.string().transform((value) => sanitizeEventText(value));
const token = requestTextSchema().min(1).max(250);
const id = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/, "expected letters, digits, - and _");
const seconds = (max: number) =>
  z
    .number()
    .min(0)
    .max(max)
    .transform((value) => Math.round(value * 1000));

const common = {
  event_id: id,
  event_name: name,
  at: z.int().min(0),
  channel_token: token,
  client_id: id.optional(),
  user_id: token.optional(),
  visit_id: id,
  page_path: z.string().transform((path) => sanitizeEventText(path, maxPath)),
  language: z
    .string()
    .max(35)
    .regex(/^[a-zA-Z]{2}(?:-[a-zA-Z0-9]{2,8})*$/, "expected a language"),
  /** Milliseconds from here on. */
  duration_s: seconds(maxDurationS).optional(),
};

const schemas = {
  visits: z.strictObject({
    ...common,
    value: z.number().min(-1e12).max(1e12).optional(),
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/, "expected a currency")
      .optional(),
    paywall_token: token.optional(),
    reason: z.enum(denialReasons).optional(),
    search_query: text.optional(),
    label: text.optional(),
  }),
  video_events: z.strictObject({
    ...common,
    input_token: token,
    section_token: token.optional(),
    /** Milliseconds from here on. */
    position_s: seconds(maxPositionS).optional(),
    label: text.optional(),
  }),
  channel_search_trends: z.strictObject({
    ...common,
    search_query: name,
    search_query_lower_cased: name,
    type: z.literal("user"),
    results: z.int().min(1).max(1e9),
  }),
};

/** A row as it is taken: texts cut and plain, `duration_s` and `position_s` in milliseconds. */
export type IntakeEventRow = z.output<typeof schemas.visits> &
  Partial<Omit<z.output<typeof schemas.video_events>, keyof typeof common>> &
  Partial<Omit<z.output<typeof schemas.channel_search_trends>, keyof typeof common>>;

/** A report of what was watched comes every few seconds; a longer one would be made up. */
const maxProgressMs = 15 * 60 * 1000;

/** The row in its shape, or why it has none: `"visit_id: expected letters, digits, - and _"`. */
export function parseEventRow(table: IntakeTableName, row: unknown): IntakeEventRow | string {
  const read = schemas[table].safeParse(row);
  if (read.success) return misplaced(table, read.data) ?? tooLong(read.data) ?? read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join(".");
  return field ? `${field}: ${issue?.message}` : (issue?.message ?? "expected an object");
}

function misplaced(table: IntakeTableName, { event_name }: IntakeEventRow): string | undefined {
  const ownerTable = Object.hasOwn(countedNames, event_name) ? countedNames[event_name] : table;
  return ownerTable === table ? undefined : `event_name: ${event_name} belongs to ${ownerTable}`;
}

function tooLong({ event_name, duration_s: ms = 0 }: IntakeEventRow): string | undefined {
  if (event_name !== "progress" || ms <= maxProgressMs) return undefined;
  return "duration_s: more than a report can cover";
}
