import { asLanguage } from "./choose-language.ts";
import type { Texts } from "./translate.ts";

/** As i18next does it for the language selector: docs/behaviour.md BE-45. */
const maxRetries = 5;
const firstRetryMs = 350;

/**
 * All texts of a language, with five retries from 350 ms doubling if the site does not respond or responds with 500
 * or more. Rejects after the last retry, and immediately for another status.
 */
export async function fetchTexts(
  locale: string,
  retries = maxRetries,
  waitMs = firstRetryMs,
): Promise<Texts> {
  const response = await fetch(textsPath(locale)).catch(() => undefined);
  // A response that broke off is requested again.
  const texts: Texts | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (texts) return texts;
  const isPassing = !response || response.ok || response.status >= 500;
  if (!isPassing || retries === 0) throw new Error(`no texts: ${locale}`);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return fetchTexts(locale, retries - 1, waitMs * 2);
}

/** `textsPath("ja")` → `"/lng/lang-jp.json"`: files are named by the contract's language codes. */
export function textsPath(locale: string): string {
  return `/lng/lang-${asLanguage(locale) ?? "en"}.json`;
}
