import { z } from "zod";

/** The maxLength address that mail servers take. */
const maxLength = 254;

/** An address as it is kept and compared: trimmed, in lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** An address that somebody typed, made normal. */
export const emailAddress = z.string().transform(normalEmail).pipe(z.email().max(maxLength));
