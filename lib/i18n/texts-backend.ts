import type { BackendModule, ReadCallback } from "i18next";
import { asLanguage } from "./languages.ts";

/**
 * Where a browser finds the texts of another language than the page's: `/lng/lang-{lng}.json`.
 * The code that reads them comes when the first language is asked for; a failure of either is tried
 * again by i18next.
 */
export const textsBackend: BackendModule = {
  type: "backend",
  init: () => {},
  read: (locale, namespace, callback) => void read(locale, namespace, callback),
};

async function read(locale: string, namespace: string, callback: ReadCallback): Promise<void> {
  try {
    const { default: HttpBackend } = await import("i18next-http-backend");
    new HttpBackend(undefined, { loadPath: textsPath(locale) }).read(locale, namespace, callback);
  } catch (error) {
    callback(error instanceof Error ? error : String(error), true);
  }
}

/** `textsPath("ja")` → `"/lng/lang-jp.json"`: files go by the channel's names of languages. */
export function textsPath(locale: string): string {
  return `/lng/lang-${asLanguage(locale) ?? "en"}.json`;
}
