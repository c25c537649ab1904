import { z } from "zod";
import { requestText } from "../../../lib/contract/request-text.ts";

/** The maxLength address that mail servers take. */
const maxLength = 254;

/** An address as it is kept and compared: trimmed, in lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An address that somebody typed, made normal. */
export const emailAddress = requestText().transform(normalEmail).pipe(z.email().max(maxLength));
