import { test } from "../../support/journey.ts";
import { startTinyProvider, type TinyProvider } from "../../support/tiny-provider.ts";
import { type StartedSite, startSite } from "./started-site.ts";

/** The tiny provider of a file's journeys, and a site of their own in front of it. */
export type TinySite = { provider: () => TinyProvider; own: () => StartedSite };

/** Starts both for all journeys of a file; `prepare` gives the provider other answers first. */
export function useTinySite(prepare?: (provider: TinyProvider) => Promise<void> | void): TinySite {
  let provider: TinyProvider;
  let own: StartedSite;
  test.beforeAll(async () => {
    provider = await startTinyProvider();
    await prepare?.(provider);
    own = await startSite({ PROVIDER_API_URL: provider.url });
  });
  test.afterAll(async () => {
    await own.stop();
    await provider.close();
  });
  return { provider: () => provider, own: () => own };
}
