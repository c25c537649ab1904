import type { Context } from "hono";
import { type PaymentMessages, providerTextsByLanguage } from "../../locales/locales.ts";
import { readRequestLanguage } from "../error-messages.ts";

/** The messages of errors about payments, in the viewer's language. */
export function getPaymentErrorMessages(context: Context): PaymentMessages["errors"] {
  return providerTextsByLanguage[readRequestLanguage(context)].payments.errors;
}
