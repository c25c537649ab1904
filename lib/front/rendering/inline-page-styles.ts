import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageEdit } from "./page-edit.ts";

/** The edits that put the text of a page's style sheets into it. */
export type InlinePageStyles = (page: Buffer) => PageEdit[];

const linkStart = '<link rel="stylesheet" href="/_next/static/';
const sheetPath = /^\/_next\/(static\/[\w./~-]+\.css)$/;

/**
 * Makes the function that puts the text of the build's style sheets into a page's head, in their places, so that the
 * first paint waits for no further request (decision 96). Their links stay, disabled: a browser never loads them, and
 * React, which finds them by their address, loads only the sheets that another page needs besides. `siteDir` is the
 * built site's folder. A page with a sheet that cannot be read stays as it is.
 */
export function makeInlinePageStyles(siteDir: string): InlinePageStyles {
  const sheets = new Map<string, string | undefined>();
  const textOf = (path: string) => {
    if (!sheets.has(path)) sheets.set(path, readSheet(siteDir, path));
    return sheets.get(path);
  };
  return (page) => {
    const edits: PageEdit[] = [];
    for (const { start, path } of findLinks(page)) {
      const text = textOf(path);
      if (text === undefined) return [];
      const at = start + "<link".length;
      edits.push({ from: start, to: at, put: `<style>${text}</style><link disabled=""` });
    }
    return edits;
  };
}

/** The links to the build's sheets in a page's head. */
function findLinks(page: Buffer): { start: number; path: string }[] {
  const end = page.indexOf("</head>");
  const links = [];
  for (
    let at = page.indexOf(linkStart);
    at !== -1 && at < end;
    at = page.indexOf(linkStart, at + 1)
  ) {
    const from = at + linkStart.lastIndexOf("/_next");
    links.push({ start: at, path: page.toString("latin1", from, page.indexOf('"', from)) });
  }
  return links;
}

/** Undefined for an address outside the build, and for a text that would end the element around it. */
function readSheet(siteDir: string, path: string): string | undefined {
  const file = sheetPath.exec(path)?.[1];
  if (file === undefined || file.includes("..")) return undefined;
  try {
    const css = readFileSync(join(siteDir, ".next", file), "utf8").trim();
    return css.includes("</style") ? undefined : css;
  } catch {
    return undefined;
  }
}
