import { createHash } from "node:crypto";

const maxLength = 80;

/** The token of a content by its name: `createContentToken("Tide & Häfen!")` → `"tide-hafen"`; empty for no Latin letters. */
export function createContentToken(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, "");
}

/** The token for a content whose name's is taken: the same for each import of the item. */
export function createDistinctToken(name: string, feed: string, guid: string): string {
  const digest = createHash("sha256").update(`${feed} ${guid}`).digest("hex").slice(0, 12);
  return [createContentToken(name), digest].filter((part) => part !== "").join("-");
}
