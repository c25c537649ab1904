import type { StackFrame } from "../../../lib/contract/client-error.ts";

/** Where in the sources a place of a built script came from; `text` is that line of it. */
export type SourceLocation = { source: string; line: number; column: number; text?: string };

/** A place of a stack, with what it was made from where that is known. */
export type MappedStackFrame = StackFrame & { mapped?: SourceLocation };

/** Source maps of the site's builds, which nobody is served: docs/security.md SE-144. */
export type SourceMapReader = {
  /** The same places with their sources; those of a build that is not known stay as they are. */
  map: (build: string | null, stack: StackFrame[]) => Promise<MappedStackFrame[]>;
};
