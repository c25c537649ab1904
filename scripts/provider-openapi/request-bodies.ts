import { z } from "zod";
import { forwardedClientErrorsSchema } from "../../lib/contract/client-error.ts";
import { pushEndpointSchema, pushSubscriptionSchema } from "../../lib/contract/push.ts";
import type { DocumentedCall } from "./read-call-table.ts";

const text = z.string();

/** Fields that are not text. */
const fields: Readonly<Record<string, z.ZodType>> = {
  currentTime: z.number().min(0),
  months: z.int().min(1).max(3),
  shown: z.object({ due: z.int().min(0), at: text }),
  subscription: pushSubscriptionSchema,
};

/** The site does not always send them: docs/provider-api.md. */
const optionalFields = new Set([
  "context",
  "googleAnalyticsClientId",
  "promo",
  "reason",
  "send_at",
  "shown",
]);

/** Without a password there is nothing to confirm with. */
const optionalOfCalls: Readonly<Record<string, string[]>> = { "PA-365": ["current_password"] };

const registrationAnswers = z.array(
  z.object({
    registration_field_token: text,
    value: z.union([text, z.number(), z.boolean()]).optional(),
    has_skipped: z.literal(true).optional(),
  }),
);

/** The bodies that are more than their fields in the table of calls. */
const bodies: Readonly<Record<string, z.ZodType>> = {
  "PA-42": registrationAnswers,
  "PA-112": z.object({
    channelToken: text,
    subscription: z.object({ endpoint: pushEndpointSchema }),
  }),
  "PA-250": forwardedClientErrorsSchema,
};

/** The body of a call, undefined for one without. */
export function describeRequestBody({ rule, method, body }: DocumentedCall) {
  if (body.includes("NDJSON")) {
    const schema = text.meta({ description: "One event a line: PA-232" });
    return { required: true, content: { "application/x-ndjson": { schema } } };
  }
  const schema = bodies[rule] ?? schemaOfFields(rule, body);
  const isNeeded = method !== "get" && (bodies[rule] !== undefined || body.length > 0);
  return isNeeded ? { required: true, content: { "application/json": { schema } } } : undefined;
}

function schemaOfFields(rule: string, names: string[]) {
  return z.object(
    Object.fromEntries(
      names.map((name) => {
        const field = fields[name] ?? text;
        const isOptional = optionalFields.has(name) || optionalOfCalls[rule]?.includes(name);
        return [name, isOptional ? field.optional() : field];
      }),
    ),
  );
}
