import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { forgetSharedResponses } from "../../lib/cache/shared-responses.ts";
import { startTinyProvider, type TinyProvider } from "./tiny-provider.ts";

export const testSecret = "a secret that is thirty-two bytes long or more";
/** The secret that the site shares with the tiny provider. */
export const providerSecret = "0123456789abcdef0123456789abcdef";

/** The tiny provider for tests of lib, with the site's environment pointing to it. */
export type Provided = {
  provider: () => TinyProvider;
  /** Sets another JSON response for a path, until the end of the test. */
  respond: (path: string, status: number, body: unknown) => void;
};

/** Starts the tiny provider for a test file, and clears cached responses and recorded calls between tests. */
export function useTinyProvider(): Provided {
  let provider: TinyProvider;
  beforeAll(async () => {
    provider = await startTinyProvider();
    vi.stubEnv("PROVIDER_API_URL", provider.url);
    vi.stubEnv("SESSION_SECRET", testSecret);
    vi.stubEnv("PROVIDER_SECRET", providerSecret);
  });
  beforeEach(forgetSharedResponses);
  afterEach(() => {
    for (const path of new Set(provider.requestedPaths)) provider.respondWith(path, undefined);
    provider.requestedPaths.length = 0;
  });
  afterAll(() => provider.close());
  return {
    provider: () => provider,
    respond: (path, status, body) => provider.respondWithJson(path, body, status),
  };
}
