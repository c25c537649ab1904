import type { BrowserContext, Response } from "playwright/test";
import { noncePlaceholderSyntax } from "../../lib/front/rendering/nonce-placeholder.ts";

/** Looks for the secret that stands for a nonce in every page, whole or in parts, that a journey is sent. */
export type PlaceholderGuard = {
  /** Looks at every answer to this browser context from now on. */
  watch: (context: BrowserContext) => void;
  /** The answers that hold a placeholder, in words; those that a page did not wait for cannot be read. */
  faults: () => Promise<string[]>;
  /** Begins anew. */
  forget: () => void;
};

export function makePlaceholderGuard(): PlaceholderGuard {
  let looks: Promise<string | undefined>[] = [];
  return {
    watch: (context) =>
      void context.on("response", (response) => {
        if (isPage(response)) looks.push(faultOf(response).catch(() => undefined));
      }),
    faults: async () => {
      // What has not been read when its page is closed never will be.
      const read = looks.map((look) => Promise.race([look, Promise.resolve(undefined)]));
      return (await Promise.all(read)).filter((fault) => fault !== undefined);
    },
    forget: () => {
      looks = [];
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

/** True for a text that nobody may be sent. */
export function holdsPlaceholder(text: string): boolean {
  return noncePlaceholderSyntax.test(text);
}
