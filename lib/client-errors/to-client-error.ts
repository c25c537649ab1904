import type { ClientError } from "../contract/client-error.ts";
import { clientErrorLimits } from "../contract/client-error-limits.ts";
import { parseErrorStack } from "./parse-error-stack.ts";
import { scrubPersonalData } from "../contract/scrub-personal-data.ts";

/** Errors that are not faults: requests aborted by leaving the page, and observers that run a frame later. */
const harmless = /^(?:AbortError|ResizeObserver loop)/;

/** React has found other texts than the server wrote, and renders the part anew. */
const hydrationMismatch = /^(?:Minified React error #(?:418|425);|Hydration failed )/;

/** True for React's error about texts that were changed before it hydrated them. */
export function isHydrationMismatch({ error }: GatheredError): boolean {
  return hydrationMismatch.test(thrownOf(error).message);
}

/**
 * The report of an error that a page of `origin` has gathered; undefined for errors of extensions and third-party
 * scripts, and for errors without details.
 */
export function toClientError(gathered: GatheredError, origin: string): ClientError | undefined {
  const { kind, error, message, path } = gathered;
  const place = { path: cut(path, clientErrorLimits.path), count: 1 };
  if (kind === "chunk") {
    const url = URL.parse(String(error));
    if (url?.origin !== origin || !url.pathname.startsWith("/_next/static/")) return undefined;
    const text = cut(`${url.pathname} did not come`, clientErrorLimits.message);
    return { kind, name: "ChunkLoadError", message: text, stack: [], ...place };
  }
  const thrown = thrownOf(error, message);
  const stack = parseErrorStack(thrown.stack, origin);
  const isForeign = stack.length > 0 && stack.every(({ script }) => script === "other");
  const isUntold = stack.length === 0 && /^Script error\.?$/.test(thrown.message);
  if (isForeign || isUntold || harmless.test(thrown.name) || harmless.test(thrown.message)) {
    return undefined;
  }
  const name = /^[\w$]{1,60}$/.test(thrown.name) ? thrown.name : "Error";
  return { kind, name, message: cut(thrown.message, clientErrorLimits.message), stack, ...place };
}

type Thrown = { name: string; message: string; stack?: string };

// Any value may be thrown. If it is neither an error nor a text, only its type is reported.
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

// Scrubs before cutting, because a cut e-mail address would not be found.
function cut(text: string, length: number): string {
  return scrubPersonalData(text.slice(0, 4 * length))
    .slice(0, length)
    .toWellFormed();
}
