import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../contract/languages.ts";
import { processWide } from "../process-wide.ts";
import { bcp47 } from "./languages.ts";
import { createTranslate, type Texts, type Translate } from "./translate.ts";

/** Texts that only some pages need have keys that begin with one of these: `playerPlay`. */
export type TextKind = "player" | "account";
const kinds: readonly TextKind[] = ["player", "account"];

const known = () => processWide("texts", () => new Map<Language, Promise<Texts>>());
const parts = () => processWide("texts.parts", () => new Map<string, Promise<Texts>>());
const translates = () => processWide("translate", () => new Map<Language, Promise<Translate>>());

/**
 * The texts of a language, read once from `public/lng/lang-{lng}.json`.
 * A language without a file gets the English ones.
 */
export function textsOf(language: Language): Promise<Texts> {
  const found = known().get(language);
  if (found) return found;
  const reading = readTexts(language).catch(() => readTexts("en"));
  known().set(language, reading);
  return reading;
}

/**
 * The texts to send to the browser: without `kind` those that every page needs, with it those that pages of
 * that kind need besides. The same object every time.
 */
export function textsFor(language: Language, kind?: TextKind): Promise<Texts> {
  const key = `${language} ${kind ?? ""}`;
  const found = parts().get(key);
  if (found) return found;
  const made = textsOf(language).then((texts) => {
    const own = Object.entries(texts).filter(([name]) => kindOf(name) === kind);
    return Object.fromEntries(own);
  });
  parts().set(key, made);
  return made;
}

function kindOf(name: string): TextKind | undefined {
  return kinds.find((kind) => name.startsWith(kind));
}

/** `const t = await translateIn("en"); t("error404")` → `"Page not found"`. */
export function translateIn(language: Language): Promise<Translate> {
  const found = translates().get(language);
  if (found) return found;
  const made = textsOf(language).then((texts) => createTranslate(bcp47(language), texts));
  translates().set(language, made);
  return made;
}

async function readTexts(language: Language): Promise<Texts> {
  const file = join(process.cwd(), "public", "lng", `lang-${language}.json`);
  return JSON.parse(await readFile(file, "utf8"));
}
