/** Puts compressed copies beside the files that the browser loads, so that no request waits for compression. */
import { readdirSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthwhile = /\.(?:js|css|json|svg|txt|xml|webmanifest|map)$/;
const smallest = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** @param {string} folder */
export async function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, entry);
    if (!worthwhile.test(path) || statSync(path).size < smallest) continue;
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotli(bytes, best));
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}
