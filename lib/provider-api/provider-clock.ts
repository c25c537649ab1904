import { processWide } from "../process-wide.ts";

const state = () => processWide("provider-clock", () => ({ aheadMs: 0 }));

/** The provider's clock as its latest answer told it (`now`), in epoch ms; else the site's own. */
export function providerNow(): number {
  return Date.now() + state().aheadMs;
}

/** How far the provider's clock is ahead of the site's, in ms. */
export function providerAheadMs(): number {
  return state().aheadMs;
}

/** An answer has just told the provider's clock, in epoch ms: docs/provider-api.md PA-70. */
export function setProviderClock(now: number): void {
  state().aheadMs = now - Date.now();
}
