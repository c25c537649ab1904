import type { Context } from "hono";
import type { Language } from "../../lib/contract/languages.ts";
import { spokenIn } from "../domain/spoken.ts";
import { wordsIn } from "../words/in-language.ts";
import type { Words } from "../words/words.ts";

/** The language that whoever asks reads: contract.md, Every request (`Accept-Language`). */
export function languageOf(context: Context): Language {
  return spokenIn(context.req.header("Accept-Language"));
}

/** What refusals say, in that language. */
export function refusalsIn(context: Context): Words["refusals"] {
  return wordsIn[languageOf(context)].refusals;
}
