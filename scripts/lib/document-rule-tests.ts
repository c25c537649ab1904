/** Which tests hold the numbered rules of a document. */
import { codeOfSource } from "./split-source.ts";

/** A test, or a group of tests, with the numbers of the rules that it holds. */
export type DocumentRuleTest = { title: string; rules: string[] };

const number = String.raw`[A-Z]+-?\d+`;

/** `readDocumentRules("- **SE-1** A request …")` → `[["SE-1", "A request …"]]`: each rule with its first line. */
export function readDocumentRules(document: string): [rule: string, text: string][] {
  const found = document.matchAll(new RegExp(String.raw`^- \*\*(${number})\*\* (.*)$`, "gm"));
  return [...found].map(([, rule = "", text = ""]) => [rule, text]);
}

/**
 * The tests of a source that cite a rule. A test cites a rule by a title that begins with the rule's number
 * (`"SE-1, SE-2: …"`), or by the number in the comment directly above the test or its `describe`.
 */
export function readDocumentRuleTests(source: string): DocumentRuleTest[] {
  return [...citedByTitle(source), ...citedByComment(source)];
}

function citedByTitle(source: string): DocumentRuleTest[] {
  const found = source.matchAll(new RegExp(`(["\`])(${number}(?:, ${number})*): .*?\\1`, "g"));
  return [...found].map(([title, , rules = ""]) => ({
    title: title.slice(1, -1),
    rules: rules.split(", "),
  }));
}

function citedByComment(source: string): DocumentRuleTest[] {
  const calls = /((?:^[ \t]*(?:\/\/|\/\*|\*).*\n)+)[ \t]*(?:test|it|describe|rows)\b/gm;
  return [...source.matchAll(calls)].flatMap(({ 0: found, 1: comment = "", index }) => {
    const rules = comment.match(/\b[A-Z]{2}-\d+\b/g) ?? [];
    return rules.length === 0 ? [] : [{ title: titleAfter(source, index + found.length), rules }];
  });
}

/** The first text of the call whose name ends at `from`; of `test.each(…)(…)` that of the second call. */
function titleAfter(source: string, from: number): string {
  const code = codeOfSource(source);
  const start = /^\.(?:each|for)\b/.test(code.slice(from)) ? endOfCall(code, from) : from;
  const [, , title = ""] = /(["'`])((?:\\.|(?!\1)[\s\S])*)\1/.exec(source.slice(start)) ?? [];
  return title;
}

function endOfCall(code: string, from: number): number {
  let depth = 0;
  for (let at = code.indexOf("(", from); at < code.length; at += 1) {
    if (code[at] === "(") depth += 1;
    if (code[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}
