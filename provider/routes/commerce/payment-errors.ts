import type { Context } from "hono";
import { type PaymentMessages, locales } from "../../locales/locales.ts";
import { languageOf } from "../error-messages.ts";

/** The messages of errors about payments, in the viewer's language. */
export function paymentErrors(context: Context): PaymentMessages["errors"] {
  return locales[languageOf(context)].payments.errors;
}
