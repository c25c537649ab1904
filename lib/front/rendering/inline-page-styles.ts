import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { PageEdit } from "./page-edit.ts";

/** The edits that put the text of a page's style sheets into it. */
export type InlinePageStyles = (page: Buffer) => PageEdit[];

const linkStart = '<link rel="stylesheet" href="';
const builtSheets = "/_next/static/";

/**
 * Makes the function that puts the text of the build's style sheets into a page's head, in their places, so that the
 * first paint waits for no further request (decision 96). Their links stay, disabled: a browser never loads them, and
 * React, which finds them by their address, loads only the sheets that another page needs besides. `siteDir` is the
 * built site's folder, which is read once. A page with a sheet that is not in it stays as it is.
 */
export function makeInlinePageStyles(siteDir: string): InlinePageStyles {
  const sheets = readBuiltSheets(siteDir);
  return (page) => {
    const edits: PageEdit[] = [];
    for (const { start, address } of findSheetLinks(page)) {
      const text = sheets.get(address);
      if (text === undefined) return [];
      const at = start + "<link".length;
      edits.push({ from: start, to: at, put: `<style>${text}</style><link disabled=""` });
    }
    return edits;
  };
}

/** The links to the build's sheets in a page's head. */
function findSheetLinks(page: Buffer): { start: number; address: string }[] {
  const [opening, end] = [linkStart + builtSheets, page.indexOf("</head>")];
  const links = [];
  for (let at = page.indexOf(opening); at !== -1 && at < end; at = page.indexOf(opening, at + 1)) {
    const from = at + linkStart.length;
    links.push({ start: at, address: page.toString("latin1", from, page.indexOf('"', from)) });
  }
  return links;
}

/** Texts by address, without those that would end the element around them. */
function readBuiltSheets(siteDir: string): Map<string, string> {
  const folder = join(siteDir, ".next", "static");
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names
    .filter((name) => name.endsWith(".css"))
    .map((name) => {
      const address = builtSheets + name.replaceAll(sep, "/");
      return [address, readFileSync(join(folder, name), "utf8").trim()] as const;
    });
  return new Map(texts.filter(([, text]) => !text.includes("</style")));
}
