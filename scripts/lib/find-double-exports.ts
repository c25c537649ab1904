/** Looks for names that two files of one program export: an import of such a name is a guess. */
import { codeOfSource } from "./split-source.ts";

export type DoubleExport = { name: string; files: string[] };

/** Programs whose exported names are unique, by their paths. */
const programs = [/^(?:app|components|lib|store)\/|^middleware\.ts$/, /^provider\//];
/** Exports whose names Next gives: route handlers, metadata and settings of a route. */
const ofNext =
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|metadata|viewport|generateMetadata|generateViewport|generateStaticParams|dynamic|dynamicParams|revalidate|runtime|maxDuration|config|middleware)$/;
const declaration =
  /^export (?:declare )?(?:const|let|(?:async )?function\*?|(?:abstract )?class|type|interface|enum) +([A-Za-z_$][\w$]*)/gm;

/** `[{ name, files }]` by name; re-exports and overloads are one export. Empty when each name is unique. */
export function findDoubleExports(files: Map<string, string>): DoubleExport[] {
  return programs.flatMap((program) => {
    const byName = new Map<string, Set<string>>();
    for (const [file, text] of files) {
      if (!program.test(file)) continue;
      for (const [, name = ""] of codeOfSource(text).matchAll(declaration)) {
        if (ofNext.test(name)) continue;
        byName.set(name, (byName.get(name) ?? new Set()).add(file));
      }
    }
    return [...byName]
      .filter(([, paths]) => paths.size > 1)
      .map(([name, paths]) => ({ name, files: [...paths].toSorted() }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  });
}
