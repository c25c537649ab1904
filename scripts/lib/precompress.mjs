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
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((entry) => join(folder, entry))
    .filter((path) => worthwhile.test(path) && statSync(path).size >= smallest);
  await Promise.all(paths.map(compress));
}

/** @param {string} path */
async function compress(path) {
  const bytes = await readFile(path);
  const gzipped = zip(bytes, { level: 9 }).then((body) => writeFile(`${path}.gz`, body));
  const brotlied = brotli(bytes, best).then((body) => writeFile(`${path}.br`, body));
  await Promise.all([gzipped, brotlied]);
}
