import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { emailAddress } from "../domain/email-address.ts";
import { isPlainText } from "../domain/plain-text.ts";
import { Refusal } from "../domain/refusal.ts";
import { refusalsIn } from "./speak.ts";

const mostBytes = 16_384;
const longestPassword = 1024;
const longestName = 100;

/** Bodies about accounts are small. */
export const smallBody = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Refusal(413, `A body has ${mostBytes} bytes at most.`);
  },
});

const place = { vfchost: z.string().max(300).optional(), success_url: z.string().max(2000) };
const name = z.string().trim().min(1).max(longestName).refine(isPlainText);

/** Bodies: contract.md, Calls. */
export const password = z.string().min(1).max(longestPassword);
export const credentials = z.object({
  ...place,
  email: emailAddress,
  password,
  success_url: place.success_url.optional(),
});
export const newAccount = z.object({
  ...place,
  email: emailAddress,
  password,
  first_name: name,
  last_name: name,
});
export const mailWish = z.object({ ...place, email: emailAddress });

/** The body in its shape; 422 `BAD_INPUT` with a sentence for each field otherwise. */
export async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const words = refusalsIn(context);
  const names = result.error.issues.map(({ path }) => String(path[0] ?? ""));
  const faults = names.filter(Boolean).map((field) => [field, faultOf(field, body, words)]);
  const data = { fields: Object.fromEntries(faults) };
  throw new Refusal(422, words.badInput, { detail: "BAD_INPUT", data });
}

function faultOf(field: string, body: unknown, words: ReturnType<typeof refusalsIn>): string {
  const value = typeof body === "object" && body !== null && Object.entries(body);
  const given = value && value.some(([key, held]) => key === field && held !== "");
  if (!given) return words.required;
  return field === "email" ? words.badEmail : words.badInput;
}
