import type { Page } from "playwright/test";
import { ask } from "./ask.ts";

/**
 * Counts the scripts with these words among those that a page of a channel asks for from now on. Each is read from
 * its address: what an answer brought may be gone with the page that it was for.
 */
export function countScripts(page: Page, channel: string): (words: string) => Promise<number> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    const text = texts.get(path) ?? (await ask(channel, { path })).body;
    texts.set(path, text);
    return text;
  };
  return async (words) =>
    (await Promise.all([...paths].map(read))).filter((text) => text.includes(words)).length;
}
