/** Compares what every file imports with the rules. */
import {
  type ImportRule,
  componentLayers,
  environmentReaders,
  importLayers,
  importRules,
  serverPackages,
  allowedUpwardTypeImports,
} from "./import-rules.ts";
import { resolveImport } from "./project-files.ts";
import { isClientFile, readImports, readsEnvironment } from "./read-imports.mjs";

type Files = Map<string, string>;
type Arrow = { to: string; names: string[]; isType: boolean };
const libFloors = [...importLayers.server, ...importLayers.shared];

export type ForbiddenImport = { file: string; to: string; why: string };

/** `[{ file, to, why }]`, empty when all arrows point the right way. */
export function findForbiddenImports(files: Files): ForbiddenImport[] {
  const graph = new Map([...files].map(([file, text]) => [file, arrowsOf(files, file, text)]));
  return [
    ...[...graph].flatMap(([file, arrows]) => arrows.flatMap((arrow) => broken(file, arrow))),
    ...[...graph].flatMap(([file, arrows]) => upward(file, arrows)),
    ...[...graph].flatMap(([file, arrows]) => wrongSide(file, arrows)),
    ...[...files.keys()].flatMap(unplaced),
    ...circles(graph),
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

function broken(file: string, arrow: Arrow): ForbiddenImport[] {
  const rule = importRules.find((each) => breaks(each, file, arrow));
  return rule ? [{ file, to: arrow.to, why: rule.why }] : [];
}

function breaks(rule: ImportRule, file: string, { to, names, isType }: Arrow): boolean {
  if (!rule.from.test(file) || rule.not?.test(file)) return false;
  if (!rule.to.test(to) || rule.but?.test(to)) return false;
  if (rule.types === false && isType) return false;
  if (rule.sameFolder && folderOf(file) === folderOf(to)) return false;
  return !rule.names || names.some((name) => rule.names?.test(name));
}

const folderOf = (path: string) => path.split("/").slice(0, 2).join("/");

function badReader(file: string, text: string): ForbiddenImport[] {
  if (environmentReaders.allowed.test(file) || !readsEnvironment(text)) return [];
  return [{ file, to: "process.env", why: environmentReaders.why }];
}

/** An import of `lib` or `components` goes to a lower floor of it, or stays in its folder. */
function upward(file: string, arrows: Arrow[]): ForbiddenImport[] {
  return [libFloors, componentLayers].flatMap((order) => {
    const from = floorOf(file, order);
    if (from === undefined) return [];
    return arrows.flatMap(({ to, isType }) => {
      if (
        isType &&
        allowedUpwardTypeImports.from.test(file) &&
        allowedUpwardTypeImports.to.test(to)
      )
        return [];
      const floor = floorOf(to, order);
      if (floor === undefined || floor.place === from.place || floor.level > from.level) return [];
      const [folder] = file.split("/");
      return [{ file, to, why: `${folder} is built in floors: an import goes to a lower one` }];
    });
  });
}

function floorOf(path: string, order: string[][]): { level: number; place: string } | undefined {
  for (const [level, places] of order.entries()) {
    const place = places.find((each) => path === each || path.startsWith(`${each}/`));
    if (place) return { level, place };
  }
  return undefined;
}

/** A file of `lib`, or of a folder of `components`, that no floor names would stand outside the order. */
function unplaced(file: string): ForbiddenImport[] {
  const [folder] = file.split("/");
  const isOrdered = /^(?:lib\/|components\/[^/]+\/)/.test(file);
  if (!isOrdered || floorOf(file, folder === "lib" ? libFloors : componentLayers)) return [];
  return [{ file, to: "no floor", why: `name it among the floors of ${folder}` }];
}

/** Where a file of `lib` runs: by its ending in the browser, else by its floor; undefined outside of `lib`. */
function sideOf(path: string): "server" | "shared" | "browser" | undefined {
  const floor = floorOf(path, libFloors);
  if (!floor) return undefined;
  if (path.endsWith(".browser.ts")) return "browser";
  return floor.level < importLayers.server.length ? "server" : "shared";
}

/** What runs on the server or on both sides runs no code of the browser, and the browser none of the server. */
function wrongSide(file: string, arrows: Arrow[]): ForbiddenImport[] {
  const side = file === "middleware.ts" ? "server" : sideOf(file);
  if (side === undefined) return [];
  const barred = side === "browser" ? "server" : "browser";
  const why = `code of the ${barred} alone is not run by what runs on ${places[side]}`;
  const wrong = arrows.filter(({ to, isType }) => !isType && sideOf(to) === barred);
  return wrong.map(({ to }) => ({ file, to, why }));
}

const places = { server: "the server", shared: "both sides", browser: "the browser" };

/** Files that import each other in a circle, type imports too; each circle once. */
function circles(graph: Map<string, Arrow[]>): ForbiddenImport[] {
  const done = new Set<string>();
  const found: ForbiddenImport[] = [];
  const visit = (file: string, way: string[]) => {
    const at = way.indexOf(file);
    if (at !== -1) {
      const to = [...way.slice(at + 1), file].join(" → ");
      found.push({ file, to, why: "files that need each other are one file, or need a third" });
    }
    if (at !== -1 || done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) if (graph.has(to)) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

/** Follows a client file's imports, types aside, to what only the server may have. */
function leaks(graph: Map<string, Arrow[]>, start: string): ForbiddenImport[] {
  const seen = new Set([start]);
  const ways = [[start]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const { to, isType } of graph.get(way.at(-1) ?? start) ?? []) {
      if (isType || seen.has(to)) continue;
      if (sideOf(to) === "server" || serverPackages.to.test(to)) {
        return [{ file: start, to: [...way.slice(1), to].join(" → "), why: serverPackages.why }];
      }
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return [];
}
