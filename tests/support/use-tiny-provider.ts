import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { forgetAnswers } from "../../lib/cache/shared-answers.ts";
import { startTinyProvider, type TinyProvider } from "./tiny-provider.ts";

export const testSecret = "a secret that is thirty-two bytes long or more";
const providerSecret = "0123456789abcdef0123456789abcdef";

/** What a test of lib needs of the tiny provider; the site's environment points to it. */
export type Provided = {
  provider: () => TinyProvider;
  /** Another JSON answer for a path, until the end of the test. */
  answer: (path: string, status: number, body: unknown) => void;
};

/** Starts the tiny provider for a test file, and forgets answers and calls between tests. */
export function useTinyProvider(): Provided {
  let provider: TinyProvider;
  beforeAll(async () => {
    provider = await startTinyProvider();
    vi.stubEnv("PROVIDER_API_URL", provider.url);
    vi.stubEnv("SESSION_SECRET", testSecret);
    vi.stubEnv("PROVIDER_SECRET", providerSecret);
  });
  beforeEach(forgetAnswers);
  afterEach(() => {
    for (const path of new Set(provider.asked)) provider.answerWith(path, undefined);
    provider.asked.length = 0;
  });
  afterAll(() => provider.close());
  return {
    provider: () => provider,
    answer: (path, status, body) => provider.answerJson(path, body, status),
  };
}
