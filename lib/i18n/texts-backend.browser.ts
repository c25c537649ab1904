import type { BackendModule, ReadCallback } from "i18next";
import { textsPath } from "./fetch-texts.browser.ts";

/**
 * Loads the texts of languages other than the page's from `/lng/lang-{lng}.json`. The code for that is
 * itself loaded on first use; i18next retries when either fails.
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
