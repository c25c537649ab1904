/** Compares what every file imports with the rules. */
import { environment, rules, serverOnly } from "./arrow-rules.mjs";
import { resolveImport } from "./project-files.mjs";
import { isClientFile, readImports, readsEnvironment } from "./read-imports.mjs";

/** `[{ file, to, why }]`, empty when all arrows point the right way. */
export function findBadArrows(files) {
  const graph = new Map([...files].map(([file, text]) => [file, arrowsOf(files, file, text)]));
  return [
    ...[...graph].flatMap(([file, arrows]) => arrows.flatMap((arrow) => broken(file, arrow))),
    ...[...files].flatMap(([file, text]) => badReader(file, text)),
    ...[...files].flatMap(([file, text]) => (isClientFile(text) ? leaks(graph, file) : [])),
  ];
}

function arrowsOf(files, file, text) {
  return readImports(text).map(({ target, ...rest }) => ({
    ...rest,
    to: resolveImport(files, file, target),
  }));
}

function broken(file, arrow) {
  const rule = rules.find((each) => breaks(each, file, arrow));
  return rule ? [{ file, to: arrow.to, why: rule.why }] : [];
}

function breaks(rule, file, { to, names, isType }) {
  if (!rule.from.test(file) || rule.not?.test(file)) return false;
  if (!rule.to.test(to) || rule.but?.test(to)) return false;
  if (rule.types === false && isType) return false;
  if (rule.sameFolder && folderOf(file) === folderOf(to)) return false;
  return !rule.names || names.some((name) => rule.names.test(name));
}

const folderOf = (path) => path.split("/").slice(0, 2).join("/");

function badReader(file, text) {
  if (environment.allowed.test(file) || !readsEnvironment(text)) return [];
  return [{ file, to: "process.env", why: environment.why }];
}

/** Follows a client file's imports, types aside, to what only the server may have. */
function leaks(graph, start) {
  const seen = new Set([start]);
  const ways = [[start]];
  while (ways.length > 0) {
    const way = ways.shift();
    for (const { to, isType } of graph.get(way.at(-1)) ?? []) {
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
