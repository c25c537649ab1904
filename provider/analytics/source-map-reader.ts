import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  FlattenMap,
  originalPositionFor,
  sourceContentFor,
  type TraceMap,
} from "@jridgewell/trace-mapping";
import { LRUCache } from "lru-cache";
import { stackFrameSchema, type StackFrame } from "../../lib/contract/client-error.ts";
import { isFileNotFoundError } from "../../lib/api-error.ts";
import { providerLog } from "../domain/log.ts";
import type {
  MappedStackFrame,
  SourceMapReader,
  SourceLocation,
} from "../domain/client-errors/mapped-stack-frames.ts";

/** Of the maps' texts; parsed they take about as much again. */
const maxBytes = 32 * 1024 * 1024;
const maxLineLength = 200;
const staticPath = "/_next/static/";

type ParsedMap = { map: TraceMap; size: number };

/** Reads the maps that the build has put under `dir`, by its id; the last ones that were needed stay parsed. */
export function createSourceMapReader(dir: string): SourceMapReader {
  const parsed = new LRUCache<string, ParsedMap>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size,
  });
  const load = async (build: string, script: string): Promise<TraceMap | undefined> => {
    const path = join(dir, build, `${script.slice(staticPath.length)}.map`);
    const known = parsed.get(path);
    if (known) return known.map;
    try {
      const text = await readFile(path, "utf8");
      const map = new FlattenMap(JSON.parse(text));
      parsed.set(path, { map, size: text.length });
      return map;
    } catch (error) {
      // The stack is shown as it is; a map that is broken is a fault of the build.
      if (!isFileNotFoundError(error))
        providerLog.warn({ err: error, path }, "source map not read");
      return undefined;
    }
  };
  return {
    map: async (build, stack) => {
      const mapped: MappedStackFrame[] = [];
      for (const frame of stack) {
        const isBuilt = build !== null && mayBeBuilt(build, frame);
        // oxlint-disable-next-line no-await-in-loop -- most places of a stack are in one file.
        const map = isBuilt ? await load(build, frame.script) : undefined;
        mapped.push({ ...frame, mapped: map && placeIn(map, frame) });
      }
      return mapped;
    },
  };
}

/** What leads to a file was checked when it came; a path is made of nothing else. */
function mayBeBuilt(build: string, { script }: StackFrame): boolean {
  return (
    /^[\w-]{1,64}$/.test(build) &&
    script.startsWith(staticPath) &&
    stackFrameSchema.shape.script.safeParse(script).success
  );
}

function placeIn(map: TraceMap, { line: at, column }: StackFrame): SourceLocation | undefined {
  // A stack counts columns from 1, a map from 0.
  const found = originalPositionFor(map, { line: at, column: column - 1 });
  if (found.source === null) return undefined;
  const { source, line } = found;
  const text = sourceContentFor(map, source)?.split("\n")[line - 1]?.trim().slice(0, maxLineLength);
  return { source: pathOf(source), line, column: found.column + 1, text };
}

/** `turbopack:///[project]/components/a.tsx` → `components/a.tsx` */
function pathOf(source: string): string {
  return source.replace(/^\w+:\/\/\/(?:\[project\]\/)?/, "");
}
