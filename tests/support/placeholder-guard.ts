import type { BrowserContext, Response } from "playwright/test";
import { noncePlaceholderSyntax } from "../../lib/front/rendering/nonce-placeholder.ts";

/** Searches every page that a browser test receives for the placeholder of a nonce, whole or in parts. */
export type PlaceholderGuard = {
  /** Checks every response to this browser context from now on. */
  watch: (context: BrowserContext) => void;
  /** The responses that contain a placeholder, as texts. Responses that a page did not wait for cannot be read. */
  faults: () => Promise<string[]>;
  /** Clears the recorded responses. */
  forget: () => void;
};

export function makePlaceholderGuard(): PlaceholderGuard {
  let checks: Promise<string | undefined>[] = [];
  return {
    watch: (context) =>
      void context.on("response", (response) => {
        if (isPage(response)) checks.push(faultOf(response).catch(() => undefined));
      }),
    faults: async () => {
      // A response that has not been read when its page closes can no longer be read.
      const read = checks.map((check) => Promise.race([check, Promise.resolve(undefined)]));
      return (await Promise.all(read)).filter((fault) => fault !== undefined);
    },
    forget: () => {
      checks = [];
    },
  };
}

const isPage = (response: Response) =>
  /^text\/(?:html|x-component)/.test(response.headers()["content-type"] ?? "");

async function faultOf(response: Response): Promise<string | undefined> {
  const headers = JSON.stringify(response.headers());
  return holdsPlaceholder(headers + (await response.text()))
    ? `${response.url()} holds the placeholder of a nonce`
    : undefined;
}

/** True for a text that must not be sent. */
export function holdsPlaceholder(text: string): boolean {
  return noncePlaceholderSyntax.test(text);
}
