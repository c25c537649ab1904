import { z } from "zod";
import { normalizeEmailAddress } from "../../../lib/contract/normalize-email-address.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

/** An address as it is kept and compared: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An address that somebody typed, made normal: docs/behaviour.md BE-430. */
export const emailAddressSchema = requestTextSchema().transform((text, context) => {
  const address = normalizeEmailAddress(normalizeEmail(text));
  if (address !== undefined) return address;
  context.addIssue({ code: "custom", message: "expected an e-mail address" });
  return z.NEVER;
});
