/** Compares what every file imports with the rules. */
import { type ArrowRule, environment, rules, serverOnly } from "./arrow-rules.ts";
import { resolveImport } from "./project-files.ts";
import { isClientFile, readImports, readsEnvironment } from "./read-imports.mjs";

type Files = Map<string, string>;
type Arrow = { to: string; names: string[]; isType: boolean };
export type BadArrow = { file: string; to: string; why: string };

/** `[{ file, to, why }]`, empty when all arrows point the right way. */
export function findBadArrows(files: Files): BadArrow[] {
  const graph = new Map([...files].map(([file, text]) => [file, arrowsOf(files, file, text)]));
  return [
    ...[...graph].flatMap(([file, arrows]) => arrows.flatMap((arrow) => broken(file, arrow))),
    ...[...files].flatMap(([file, text]) => badReader(file, text)),
    ...[...files].flatMap(([file, text]) => (isClientFile(text) ? leaks(graph, file) : [])),
  ];
}

function arrowsOf(files: Files, file: string, text: string): Arrow[] {
  return readImports(text).map(({ target, ...rest }) => ({
    ...rest,
    to: resolveImport(files, file, target),
  }));
}

function broken(file: string, arrow: Arrow): BadArrow[] {
  const rule = rules.find((each) => breaks(each, file, arrow));
  return rule ? [{ file, to: arrow.to, why: rule.why }] : [];
}

function breaks(rule: ArrowRule, file: string, { to, names, isType }: Arrow): boolean {
  if (!rule.from.test(file) || rule.not?.test(file)) return false;
  if (!rule.to.test(to) || rule.but?.test(to)) return false;
  if (rule.types === false && isType) return false;
  if (rule.sameFolder && folderOf(file) === folderOf(to)) return false;
  return !rule.names || names.some((name) => rule.names?.test(name));
}

const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

function badReader(file: string, text: string): BadArrow[] {
  if (environment.allowed.test(file) || !readsEnvironment(text)) return [];
  return [{ file, to: "process.env", why: environment.why }];
}

/** Follows a client file's imports, types aside, to what only the server may have. */
function leaks(graph: Map<string, Arrow[]>, start: string): BadArrow[] {
  const seen = new Set([start]);
  const ways = [[start]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const { to, isType } of graph.get(way.at(-1) ?? start) ?? []) {
      if (isType || seen.has(to)) continue;
      if (serverOnly.to.test(to)) {
        return [{ file: start, to: [...way.slice(1), to].join(" → "), why: serverOnly.why }];
      }
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return [];
}
