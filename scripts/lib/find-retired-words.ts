/** Looks for retired words in the names, comments, strings and file names of a project. */
import { type RetiredWord, retiredWords } from "./retired-words.ts";
import { splitSource } from "./split-source.ts";

const source = /\.(?:[cm]?[jt]s|tsx)$/;
const isTest = /^tests\//;
// `test("…`, `test.each(rows)("…`: other strings of a test are what a viewer reads.
const title = /(?:\b(?:test|it|describe|bench)(?:\.\w+)*|\))\(\s*$/;

export type RetiredWordUse = { file: string; line: number; word: string; use: string };
type Hit = Pick<RetiredWordUse, "word" | "use">;

/** `[{ file, line, word, use }]`, by file and line; `line` 0 is the file's own name. */
export function findRetiredWords(
  files: Map<string, string>,
  rules = retiredWords,
): RetiredWordUse[] {
  return [...files].flatMap(([file, text]) => {
    const applicable = rules.filter(
      (rule) => !rule.but?.test(file) && (rule.only?.test(file) ?? true),
    );
    const found = [...inPath(file, applicable), ...inText(file, text, applicable)];
    return found.toSorted((one, other) => one.line - other.line);
  });
}

function inPath(file: string, rules: RetiredWord[]): RetiredWordUse[] {
  const names = file.split("/").flatMap((step) => {
    const camel = step
      .replace(/\..*$/, "")
      .replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [camel.charAt(0).toUpperCase() + camel.slice(1), camel];
  });
  return once(names.flatMap((each) => inName(each, rules))).map(({ word, use }) => ({
    file,
    line: 0,
    word,
    use,
  }));
}

function inText(file: string, text: string, rules: RetiredWord[]): RetiredWordUse[] {
  const lines = text.split("\n");
  const { code, prose } = source.test(file)
    ? splitSource(text, isTest.test(file) ? isTitle : undefined)
    : { code: "", prose: text };
  const [codeLines, proseLines] = [code.split("\n"), prose.split("\n")];
  return lines.flatMap((line, index) => {
    const names = codeLines[index]?.match(/[A-Za-z_$][\w$]*/g) ?? [];
    const exported = /^export (?:const|(?:async )?function\*?|type|class) (\w+)/.exec(line)?.[1];
    const found = [
      ...names.flatMap((each) => inName(each, rules)),
      ...ofKind(rules, "export")
        .filter(({ words }) => words.test(exported ?? ""))
        .map(toHit(exported ?? "")),
      ...ofKind(rules, "prose").flatMap((rule) => inLine(proseLines[index] ?? "", rule)),
      ...ofKind(rules, "text").flatMap((rule) => inLine(line, rule)),
    ];
    return once(found).map(({ word, use }) => ({ file, line: index + 1, word, use }));
  });
}

const isTitle = (codeBefore: string) => title.test(codeBefore);
const ofKind = (rules: RetiredWord[], kind: RetiredWord["kind"]) =>
  rules.filter((rule) => rule.kind === kind);
const toHit =
  (word: string) =>
  ({ use }: RetiredWord): Hit => ({ word, use });

function inName(identifier: string, rules: RetiredWord[]): Hit[] {
  return rules.flatMap(({ kind, words, use, allowed }) => {
    const searched = allowed ? identifier.replace(allowed, "") : identifier;
    const parts = searched.split(/_|(?<=[a-z\d])(?=[A-Z])/);
    if (kind === "name" && words.test(identifier)) return [{ word: identifier, use }];
    const isIn = kind === "part" && parts.some((each) => words.test(each));
    return isIn ? [{ word: identifier, use }] : [];
  });
}

function inLine(line: string, { words, use, allowed }: RetiredWord): Hit[] {
  const searched = allowed ? line.replace(allowed, "") : line;
  return (searched.match(words) ?? []).map((word) => ({ word, use }));
}

const once = (found: Hit[]): Hit[] => [
  ...new Map(found.map((each) => [each.word.toLowerCase(), each])).values(),
];
