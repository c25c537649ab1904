/** Reads what a source file imports, without compiling it. */

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const statements =
  /(?:^|[;\n])\s*(import|export)\s+(type\s+)?([^"';]*?)\s*from\s*["']([^"']+)["']|(?:^|[;\n])\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/**
 * `[{ target: "./a.ts", names: ["b"], isType: false }]`
 * @param {string} text
 * @returns {{ target: string, names: string[], isType: boolean }[]}
 */
export function readImports(text) {
  const bare = text.replace(comments, "");
  return [...bare.matchAll(statements)].map((found) => {
    const [, , type, clause, from, sideEffect, lazy] = found;
    const names = (clause ?? "").replace(/[{}]/g, ",").split(",").map(nameOf).filter(Boolean);
    return { target: from ?? sideEffect ?? lazy ?? "", names, isType: type !== undefined };
  });
}

/**
 * True for a file that the browser gets: it opens with "use client".
 * @param {string} text
 */
export function isClientFile(text) {
  return /^\s*["']use client["']/.test(text.replace(comments, ""));
}

/**
 * True when the file reads the environment.
 * @param {string} text
 */
export function readsEnvironment(text) {
  return /\bprocess\.env\b/.test(text.replace(comments, ""));
}

/** @param {string} part */
function nameOf(part) {
  const [name = ""] = part
    .trim()
    .replace(/^type\s+/, "")
    .split(/\s+as\s+/);
  return name.trim();
}
