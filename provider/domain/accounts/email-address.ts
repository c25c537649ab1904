import { z } from "zod";
import { readEmail } from "../../../lib/contract/read-email.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

/** An address as it is kept and compared: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An address that somebody typed, made normal: docs/behaviour.md BE-430. */
export const emailAddress = requestText().transform((text, context) => {
  const address = readEmail(normalizeEmail(text));
  if (address !== undefined) return address;
  context.addIssue({ code: "custom", message: "expected an e-mail address" });
  return z.NEVER;
});
