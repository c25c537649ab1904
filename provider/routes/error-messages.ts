import type { Context } from "hono";
import type { Language } from "../../lib/contract/languages.ts";
import { acceptedLanguage } from "../domain/accepted-language.ts";
import { type Messages, locales } from "../locales/locales.ts";

/** The language of the request's viewer: docs/provider-api.md PA-3. */
export function languageOf(context: Context): Language {
  return acceptedLanguage(context.req.header("Accept-Language"));
}

/** What refusals say, in that language. */
export function errorMessages(context: Context): Messages["errors"] {
  return locales[languageOf(context)].errors;
}
