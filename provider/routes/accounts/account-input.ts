import type { Context } from "hono";
import { z } from "zod";
import { emailAddressSchema } from "../../domain/accounts/email-address.ts";
import { isPlainText } from "../../domain/accounts/plain-text.ts";
import { HttpError } from "../../domain/http-error.ts";
import { getRequestErrorMessages } from "../error-messages.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const maxPasswordLength = 1024;
const maxNameLength = 100;

const place = {
  vfchost: requestTextSchema().max(300).optional(),
  success_url: requestTextSchema().max(2000),
};
const name = requestTextSchema().trim().min(1).max(maxNameLength).refine(isPlainText);

/** Bodies: docs/provider-api.md PA-29 to PA-37. */
export const passwordSchema = requestTextSchema().min(1).max(maxPasswordLength);
export const credentialsSchema = z.object({
  ...place,
  email: emailAddressSchema,
  password: passwordSchema,
  success_url: place.success_url.optional(),
});
export const newAccountSchema = z.object({
  ...place,
  email: emailAddressSchema,
  password: passwordSchema,
  first_name: name,
  last_name: name,
});
export const newNameSchema = z.object({ first_name: name, last_name: name });
export const newEmailSchema = z.object({
  ...place,
  email: emailAddressSchema,
  current_password: passwordSchema,
});
export const deletionSchema = z.object({ ...place, current_password: passwordSchema.optional() });
export const mailRequestSchema = z.object({ ...place, email: emailAddressSchema });

/** The body in its shape; 422 `BAD_INPUT` with a sentence for each field otherwise. */
export async function parseJsonBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const messages = getRequestErrorMessages(context);
  const names = result.error.issues.map(({ path }) => String(path[0] ?? ""));
  const faults = names.filter(Boolean).map((field) => [field, faultOf(field, body, messages)]);
  const data = { fields: Object.fromEntries(faults) };
  throw new HttpError(422, messages.badInput, { detail: "BAD_INPUT", data });
}

function faultOf(
  field: string,
  body: unknown,
  messages: ReturnType<typeof getRequestErrorMessages>,
): string {
  const value = typeof body === "object" && body !== null && Object.entries(body);
  const isSent = value && value.some(([key, sentValue]) => key === field && sentValue !== "");
  if (!isSent) return messages.required;
  return field === "email" ? messages.badEmail : messages.badInput;
}

/** 409 for an address that another account has, at its field. */
export function emailInUseError(message: string): HttpError {
  const data = { fields: { email: message } };
  return new HttpError(409, message, { detail: "EMAIL_IN_USE", data });
}

/** 422 for a wrong current password, at its field. */
export function wrongPasswordError(message: string): HttpError {
  const data = { fields: { current_password: message } };
  return new HttpError(422, message, { detail: "WRONG_PASSWORD", data });
}

/** 422 for a password that may not be chosen, at its field. */
export function createWeakPasswordError(message: string): HttpError {
  const data = { fields: { password: message } };
  return new HttpError(422, message, { detail: "WEAK_PASSWORD", data });
}
