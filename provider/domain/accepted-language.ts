import { type Language, languages } from "../../lib/contract/languages.ts";

/**
 * The first language of an `Accept-Language` that there are words for, else English:
 * `"de-AT,fr;q=0.8"` → `"de"`, `"ja"` → `"jp"`, `"no"` → `"nb"`.
 */
export function parseAcceptLanguage(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((range) => {
    const base = range.trim().split(/[-;]/)[0]?.toLowerCase() ?? "";
    return base === "ja" ? "jp" : base === "no" ? "nb" : base;
  });
  const found = wanted.map((base) => languages.find((language) => language === base));
  return found.find((language) => language !== undefined) ?? "en";
}
