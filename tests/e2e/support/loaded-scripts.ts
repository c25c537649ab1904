import type { Page } from "playwright/test";
import { ask } from "./ask.ts";

/**
 * Counts the scripts with these words among those that a page of a channel asks for from now on. Each is read from
 * its address: what an answer brought may be gone with the page that it was for.
 */
export function countScripts(page: Page, channel: string): (words: string) => Promise<number> {
  const texts = new Map<string, Promise<string>>();
  page.on("request", (request) => {
    const { pathname: path } = new URL(request.url());
    if (request.resourceType() !== "script" || texts.has(path)) return;
    texts.set(
      path,
      ask(channel, { path }).then(({ body }) => body),
    );
  });
  return async (words) =>
    (await Promise.all(texts.values())).filter((text) => text.includes(words)).length;
}
