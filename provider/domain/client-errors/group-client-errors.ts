import { createHash } from "node:crypto";
import type { ClientError, ForwardedClientErrors } from "../../../lib/contract/client-error.ts";

/** By what an error is counted besides. */
export type ClientErrorDimension = "browser" | "build" | "page";

/** Errors of one fingerprint that came together, and where from. */
export type ReportedErrorGroup = Omit<ClientError, "path" | "count"> & {
  fingerprint: string;
  build: string | undefined;
  n: number;
  tallies: { facet: ClientErrorDimension; value: string; n: number }[];
};

const maxSiteFrames = 5;

/**
 * The errors of a batch, the same ones as one, in the order of their fingerprints. The same are two errors of one
 * kind, name, message (but for its numbers) and innermost five places in built scripts, whose names change with
 * what is in them.
 */
export function groupClientErrors({
  errors,
  build,
  browser,
}: ForwardedClientErrors): ReportedErrorGroup[] {
  const groups = new Map<string, ReportedErrorGroup>();
  for (const { path, count, ...error } of errors) {
    const fingerprint = fingerprintOf(error);
    const group = groups.get(fingerprint) ?? { ...error, fingerprint, build, n: 0, tallies: [] };
    groups.set(fingerprint, group);
    group.n += count;
    tally(group, "browser", browser, count);
    tally(group, "page", path, count);
    if (build !== undefined) tally(group, "build", build, count);
  }
  return [...groups.values()].toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
}

function tally(
  { tallies }: ReportedErrorGroup,
  facet: ClientErrorDimension,
  value: string,
  n: number,
): void {
  const known = tallies.find((each) => each.facet === facet && each.value === value);
  if (known) known.n += n;
  else tallies.push({ facet, value, n });
}

function fingerprintOf({
  kind,
  name,
  message,
  stack,
}: Omit<ClientError, "path" | "count">): string {
  const built = stack.filter(({ script }) => script.startsWith("/")).slice(0, maxSiteFrames);
  const places = built.map(({ script, line, column }) => [script, line, column]);
  const text = JSON.stringify([kind, name, message.replaceAll(/\d+/g, "0"), places]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
