import type { ClientError } from "../contract/client-error.ts";
import { clientErrorLimits } from "../contract/client-error-limits.ts";
import { readStack } from "./read-stack.ts";
import { scrub } from "../contract/scrub.ts";

/** Nobody's fault: what browsers tell of pages that are left, and of observers that come a frame later. */
const harmless = /^(?:AbortError|ResizeObserver loop)/;

/**
 * What is told of an error that a page of `origin` has gathered; undefined where it is none of ours: of an
 * extension, of somebody else's script, or one that the browser says nothing about.
 */
export function reportOf(gathered: GatheredError, origin: string): ClientError | undefined {
  const { kind, error, message, path } = gathered;
  const place = { path: cut(path, clientErrorLimits.path), count: 1 };
  if (kind === "chunk") {
    const url = URL.parse(String(error));
    if (url?.origin !== origin || !url.pathname.startsWith("/_next/static/")) return undefined;
    const text = cut(`${url.pathname} did not come`, clientErrorLimits.message);
    return { kind, name: "ChunkLoadError", message: text, stack: [], ...place };
  }
  const thrown = thrownOf(error, message);
  const stack = readStack(thrown.stack, origin);
  const isForeign = stack.length > 0 && stack.every(({ script }) => script === "other");
  const isUntold = stack.length === 0 && /^Script error\.?$/.test(thrown.message);
  if (isForeign || isUntold || harmless.test(thrown.name) || harmless.test(thrown.message)) {
    return undefined;
  }
  const name = /^[\w$]{1,60}$/.test(thrown.name) ? thrown.name : "Error";
  return { kind, name, message: cut(thrown.message, clientErrorLimits.message), stack, ...place };
}

type Thrown = { name: string; message: string; stack?: string };

// Anything may be thrown; of what is no error nothing but a text is looked at.
function thrownOf(error: unknown, fallbackMessage = ""): Thrown {
  if (typeof error === "string") return { name: "Error", message: error };
  const { name, message, stack } = Object(error) as Record<string, unknown>;
  const kind = error === null ? "null" : typeof error;
  return {
    name: typeof name === "string" ? name : "Error",
    message: typeof message === "string" ? message : fallbackMessage || `${kind} was thrown`,
    stack: typeof stack === "string" ? stack : undefined,
  };
}

// Scrubbing before cutting: half an address is none that is found.
function cut(text: string, length: number): string {
  return scrub(text.slice(0, 4 * length))
    .slice(0, length)
    .toWellFormed();
}
