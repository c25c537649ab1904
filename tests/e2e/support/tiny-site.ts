import { test } from "../../support/journey.ts";
import { startTinyProvider, type TinyProvider } from "../../support/tiny-provider.ts";
import { type StartedSite, startSite } from "./started-site.ts";

/** The tiny provider of a file's tests, and a started site in front of it. */
export type TinySite = { provider: () => TinyProvider; tinySite: () => StartedSite };

/** Starts both for all tests of a file. `prepare` sets other responses of the provider first. */
export function useTinySite(prepare?: (provider: TinyProvider) => Promise<void> | void): TinySite {
  let provider: TinyProvider;
  let startedSite: StartedSite;
  test.beforeAll(async () => {
    provider = await startTinyProvider();
    await prepare?.(provider);
    startedSite = await startSite({ PROVIDER_API_URL: provider.url });
  });
  test.afterAll(async () => {
    await startedSite.stop();
    await provider.close();
  });
  return { provider: () => provider, tinySite: () => startedSite };
}
