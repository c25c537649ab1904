import type { Context } from "hono";
import { type PaymentMessages, providerTextsByLanguage } from "../../locales/locales.ts";
import { languageOfRequest } from "../error-messages.ts";

/** The messages of errors about payments, in the viewer's language. */
export function paymentErrorMessages(context: Context): PaymentMessages["errors"] {
  return providerTextsByLanguage[languageOfRequest(context)].payments.errors;
}
