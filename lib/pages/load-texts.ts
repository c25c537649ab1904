import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bcp47, type Language } from "../contract/languages.ts";
import { ApiError, isFileNotFoundError } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { cachePromiseUntilFailure } from "../memoize.ts";
import { createTranslate, type Texts, type Translate } from "../i18n/translate.ts";

/**
 * Texts that only some pages need have keys that begin with one of these: `playerPlay`. Those that begin with `later`
 * are sent with no page: code that is loaded later fetches them (components/use-load-texts.ts).
 */
export type TextKeyGroup = "player" | "account" | "payment" | "device" | "results" | "later";
const kinds: readonly TextKeyGroup[] = [
  "player",
  "account",
  "payment",
  "device",
  "results",
  "later",
];

/**
 * Texts that only the server uses: on the screens of `lib/failures`, in responses of `/api`, on the page without a
 * network and in details of films. They are sent with no page.
 */
const serverTexts =
  /^(vpn|accessFromVpn|errorCountry|errorInstead|error(Hint)?(Devices|40[0128]|41|42[29]|451|50[024])|errorHint4(03|23|28)|offlinePage|about[A-Z])/;

const known = () => processWide("texts", () => new Map<Language, Promise<Texts>>());
const parts = () => processWide("texts.parts", () => new Map<string, Promise<Texts>>());
const translates = () => processWide("translate", () => new Map<Language, Promise<Translate>>());

/**
 * The texts of a language, read once from `public/lng/lang-{lng}.json`. A language without a file gets the English
 * texts. Throws `ApiError` 503 if an existing file cannot be read, for example because too many files are open; the
 * next caller retries.
 */
export function loadLanguageTexts(language: Language): Promise<Texts> {
  return cachePromiseUntilFailure(known(), language, () => readTexts(language));
}

/**
 * The texts to send to the browser: without `kind` those of every page, with it the additional ones of pages of that
 * kind. Returns the same object every time.
 */
export function loadBrowserTexts(language: Language, kind?: TextKeyGroup): Promise<Texts> {
  return cachePromiseUntilFailure(parts(), `${language} ${kind ?? ""}`, async () => {
    const texts = Object.entries(await loadLanguageTexts(language));
    return Object.fromEntries(texts.filter(([name]) => kindOf(name) === kind));
  });
}

function kindOf(name: string): TextKeyGroup | "server" | undefined {
  return serverTexts.test(name) ? "server" : kinds.find((kind) => name.startsWith(kind));
}

/** `const t = await translateIn("en"); t("error404")` → `"Page not found"`. */
export function loadTranslate(language: Language): Promise<Translate> {
  return cachePromiseUntilFailure(translates(), language, async () =>
    createTranslate(bcp47(language), await loadLanguageTexts(language)),
  );
}

async function readTexts(language: Language): Promise<Texts> {
  const file = join(process.cwd(), "public", "lng", `lang-${language}.json`);
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (isFileNotFoundError(error) && language !== "en") return loadLanguageTexts("en");
    throw new ApiError("texts", { code: 503 }, error);
  }
}
