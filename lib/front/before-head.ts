import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Runs `change` when the head of an answer is about to be written, with every header of
 * `writeHead(…)` already set on the response; what `change` sets, the status included, goes out.
 */
export function beforeHead(res: ServerResponse, change: () => void): void {
  const writeHead = res.writeHead;
  res.writeHead = (status: number, ...rest: unknown[]) => {
    res.writeHead = writeHead;
    const given = typeof rest[0] === "string" ? rest[1] : rest[0];
    setAll(res, given);
    res.statusCode = status;
    change();
    return writeHead.call(res, res.statusCode);
  };
}

function setAll(res: ServerResponse, given: unknown): void {
  if (typeof given !== "object" || given === null) return;
  const pairs = Array.isArray(given)
    ? pairsOf(given)
    : Object.entries(given as OutgoingHttpHeaders);
  for (const [name, value] of pairs) {
    if (value !== undefined) res.setHeader(String(name), value as string | string[]);
  }
}

/** `writeHead` takes names and values in turn, or pairs. */
function pairsOf(list: unknown[]): [unknown, unknown][] {
  if (Array.isArray(list[0])) return list as [unknown, unknown][];
  return list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : []));
}
