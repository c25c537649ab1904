import type { Context } from "hono";
import { paymentMessagesIn } from "../../locales/payments/in-language.ts";
import type { PaymentMessages } from "../../locales/payments/messages.ts";
import { languageOf } from "../error-messages.ts";

/** What refusals about payments say, in the language of whoever asks. */
export function paymentErrors(context: Context): PaymentMessages["errors"] {
  return paymentMessagesIn[languageOf(context)].errors;
}
