import type { Context } from "hono";
import { type PaymentMessages, locales } from "../../locales/locales.ts";
import { languageOf } from "../error-messages.ts";

/** What refusals about payments say, in the language of whoever asks. */
export function paymentErrors(context: Context): PaymentMessages["errors"] {
  return locales[languageOf(context)].payments.errors;
}
