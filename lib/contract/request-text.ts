import { z } from "zod";

/** Whether a text can be stored and sent on: without U+0000, which PostgreSQL refuses, and without lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/**
 * The only schema of text in a request: docs/security.md SE-170. `error` is the message for values that are not text.
 */
export function requestTextSchema(error?: string) {
  return z.string(error).refine(isStorableText, "text with U+0000 or a lone surrogate");
}

type PathedValue = { value: unknown; path: string };

/**
 * The path of the first text, value or name, that cannot be stored: `findUnstorableText({ a: ["\0"] })` → `"a.0"`,
 * `""` for a value that is such a text itself; undefined where every text can be. Takes values of any depth.
 */
export function findUnstorableText(value: unknown): string | undefined {
  const waiting: PathedValue[] = [{ value, path: "" }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value: current, path } = place;
    if (typeof current === "string" && !isStorableText(current)) return path;
    if (typeof current !== "object" || current === null) continue;
    for (const [name, each] of Object.entries(current).toReversed()) {
      const below = path === "" ? name : `${path}.${name}`;
      if (!isStorableText(name)) return printable(below);
      waiting.push({ value: each, path: below });
    }
  }
  return undefined;
}

/** The escapes of such texts in JSON; searching for them is cheaper than walking through the value. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** The same for JSON text and what was read of it. */
export function findUnstorableTextInJson(json: string, value: unknown): string | undefined {
  return suspicious.test(json) ? findUnstorableText(value) : undefined;
}

/** Percent-encoded U+0000, or a surrogate as CESU-8 writes it. */
const encoded = /%00|%ed%[ab][0-9a-f]%[89ab][0-9a-f]/i;

/**
 * The part of a URL with such a text: the name of a query parameter, or `"path"`. Undefined if all its texts can be
 * stored. `search` is the query, with or without `?`.
 */
export function findUnstorableTextInUrl(pathname: string, search: string): string | undefined {
  if (encoded.test(pathname)) return "path";
  if (!encoded.test(search)) return undefined;
  const pairs = search.replace(/^\?/, "").split("&");
  const pair = pairs.find((each) => encoded.test(each)) ?? "";
  const [name = ""] = pair.split("=");
  return encoded.test(name) ? "query" : name;
}

function printable(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}
