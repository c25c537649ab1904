import type { Context } from "hono";
import type { Language } from "../../lib/contract/languages.ts";
import { parseAcceptLanguage } from "../domain/accepted-language.ts";
import { type ProviderMessages, providerTextsByLanguage } from "../locales/locales.ts";

/** The language of the request's viewer: docs/provider-api.md PA-3. */
export function readRequestLanguage(context: Context): Language {
  return parseAcceptLanguage(context.req.header("Accept-Language"));
}

/** What refusals say, in that language. */
export function getRequestErrorMessages(context: Context): ProviderMessages["errors"] {
  return providerTextsByLanguage[readRequestLanguage(context)].errors;
}
