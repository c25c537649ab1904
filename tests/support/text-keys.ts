import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shortcutList } from "../../lib/playback/shortcut-list.ts";

const root = join(import.meta.dirname, "..", "..");
const folders = ["app", "components", "lib", "store"];

type UsedTexts = {
  /** Every key in the sources. */
  keys: Set<string>;
  /** Beginnings of composed keys: `error` of `error${code}`. */
  prefixes: Set<string>;
};

/** The texts that app, components, lib and store use. */
export function usedTexts(): UsedTexts {
  const listed = shortcutList.map(({ text }) => text);
  const used: UsedTexts = { keys: new Set(listed), prefixes: new Set() };
  for (const { source } of sources()) {
    for (const name of [...keysIn(source), ...keysPassedOn(source)]) used.keys.add(name);
    for (const [, prefix] of source.matchAll(/(?:\bt\(|\b(?:title|hint): )`([^`$]*)\$/g)) {
      used.prefixes.add(prefix ?? "");
    }
  }
  return used;
}

/** Every source file of these folders, without its comments. `file` is relative to the root. */
export function sources(): { file: string; source: string }[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  return files.map((file) => ({
    file,
    source: withoutComments(readFileSync(join(root, file), "utf8")),
  }));
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");

// `t("key")`, `t(is ? "one" : "other")`, and `t(map[name])` with the values of that map.
function keysIn(source: string): string[] {
  const first = [...source.matchAll(/\bt\(\s*([^`,()]+)[,)]/g)].map(([, words = ""]) => words);
  return first.flatMap((words) => {
    const map = /^(\w+)\[/.exec(words)?.[1];
    return map ? valuesOf(map, source) : literals(words.replace(/[!=]== "[^"]*"/g, ""));
  });
}

function valuesOf(map: string, source: string): string[] {
  const body = new RegExp(`const ${map}\\b[^=]*= \\{([^}]*)\\}`).exec(source)?.[1] ?? "";
  return [...body.matchAll(/: "([^"]*)"/g)].map(([, value = ""]) => value);
}

// Keys passed by name between components of the player, the account or payments, from the store, or with the card of a course.
const keysPassedOn = (source: string): string[] => [
  ...(source.match(
    /(?<=")(?:(?:player|account|payment|later|results|course)[A-Z]\w*|requiredField|userRegistrationFormTitle)(?=")/g,
  ) ?? []),
  ...(source.match(/(?<=\b(?:title|hint|support|text): ")[a-z]\w+(?=")/g) ?? []),
];

const literals = (words: string): string[] =>
  [...words.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
