import { processWide } from "../process-wide.ts";

const state = () => processWide("provider-clock", () => ({ aheadMs: 0 }));

/** The provider's clock by its latest response (`now`), in epoch ms; else the site's clock. */
export function providerNow(): number {
  return Date.now() + state().aheadMs;
}

/** How far the provider's clock is ahead of the site's, in ms. */
export function providerAheadMs(): number {
  return state().aheadMs;
}

/** Sets the provider's clock from a response just received, in epoch ms: docs/provider-api.md PA-70. */
export function setProviderClock(now: number): void {
  state().aheadMs = now - Date.now();
}
