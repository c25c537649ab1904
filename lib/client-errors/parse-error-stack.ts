import type { StackFrame } from "../contract/client-error.ts";
import { clientErrorLimits } from "../contract/client-error-limits.ts";

/** `    at name (url:1:2)` of Chromium; `name@url:1:2` of Firefox and Safari, or the URL only. */
const frame =
  /^\s*(?:at (?:async )?(?:(?<called>.*?) \()?|(?<named>[^@]*)@)?(?<address>\S+?):(?<line>\d+):(?<column>\d+)\)?\s*$/;
const isName = /^[\w$.<>[\]# ]{1,100}$/;

/**
 * The frames of `error.stack`, the innermost first, thirty at most. Of URLs only the paths of the site's scripts
 * remain, so that a report contains no other part of the page.
 */
export function parseErrorStack(stack: string | undefined, origin: string): StackFrame[] {
  const lines = (stack ?? "").split("\n", 200);
  return lines.flatMap((line) => readFrame(line, origin) ?? []).slice(0, clientErrorLimits.frames);
}

function readFrame(text: string, origin: string): StackFrame | undefined {
  const { address, called, named, line, column } = frame.exec(text.slice(0, 2_000))?.groups ?? {};
  if (address === undefined) return undefined;
  const name = (called ?? named ?? "").trim();
  const place = { line: positionOf(line), column: positionOf(column) };
  return { script: scriptOf(address, origin), ...place, ...(isName.test(name) && { name }) };
}

// An engine that counts columns from 0 means the first one.
function positionOf(digits: string | undefined): number {
  return Math.min(10_000_000, Math.max(1, Number(digits)));
}

function scriptOf(address: string, origin: string): string {
  const url = URL.parse(address);
  if (url?.origin !== origin) return "other";
  const isBuilt = /^\/_next\/static\/(?:[\w~-]+\/)*[\w.~-]+\.js$/.test(url.pathname);
  return isBuilt && url.pathname.length <= 200 ? url.pathname : "page";
}
