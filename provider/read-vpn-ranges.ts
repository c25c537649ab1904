import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Cidr, parseCidr } from "./domain/rights/ip-bits.ts";

/**
 * The ranges of lists of VPNs, proxies and hosting providers: one range (`192.0.2.0/24`) or address a line, `#` and
 * `;` begin a comment. A list is a path, or a file of a package (`some-package/ranges.txt`). Throws a sentence that
 * names list and line: half a list would let in whom the other half names.
 */
export function readVpnRanges(lists: string[]): Cidr[] {
  return lists.flatMap(readList);
}

function readList(list: string): Cidr[] {
  const ranges = textOf(list)
    .split(/\r?\n/)
    .flatMap((line, at) => {
      const [written = ""] = line.split(/[#;]/, 1);
      if (written.trim() === "") return [];
      const range = parseCidr(written.trim());
      if (range) return [range];
      const shown = JSON.stringify(written.trim().slice(0, 60));
      throw new Error(`${list}, line ${at + 1}: ${shown} is no range of IP addresses`);
    });
  if (ranges.length === 0) throw new Error(`${list} has no range of IP addresses`);
  return ranges;
}

function textOf(list: string): string {
  try {
    return readFileSync(existsSync(list) ? list : fileOfPackage(list), "utf8").replace(
      /^\uFEFF/,
      "",
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${list} can't be read (${code ?? String(error)})`, { cause: error });
  }
}

function fileOfPackage(name: string): string {
  if (/^[./]/.test(name)) return name;
  return fileURLToPath(import.meta.resolve(name));
}
