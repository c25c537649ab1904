import type { Page } from "playwright/test";
import { sendRequest } from "./send-request.ts";

/**
 * Counts the scripts that contain these texts among those that a page of a channel requests from now on. Each is read
 * from its URL: a response's body may be unavailable after its page has closed.
 */
export function countScripts(page: Page, channel: string): (words: string) => Promise<number> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    const text = texts.get(path) ?? (await sendRequest(channel, { path })).body;
    texts.set(path, text);
    return text;
  };
  return async (words) =>
    (await Promise.all([...paths].map(read))).filter((text) => text.includes(words)).length;
}
