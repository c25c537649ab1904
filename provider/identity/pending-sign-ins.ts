import { LRUCache } from "lru-cache";
import { SignInFailure } from "../domain/identity/sign-in-errors.ts";
import type { IdentityKind } from "../domain/accounts/viewer-record.ts";
import type { AuthorizationRequest } from "./authorization-code-flow.ts";

/** A sign-in that is at an identity provider now. */
export type PendingSignIn = {
  channel: string;
  method: IdentityKind;
  request: AuthorizationRequest;
  /** Where the viewer goes afterwards, with a token or an error. */
  successUrl: URL;
  /** Epoch ms of the provider's clock. */
  startedAt: number;
};

/** Which sign-in a browser comes back from, in words of its callback. */
export type SignInCallback = Pick<PendingSignIn, "channel" | "method"> & {
  state: string | undefined;
};

/**
 * Sign-ins under way, each good for one return of the browser that began it, within ten minutes.
 */
export type PendingSignInStore = {
  add: (browser: string, pending: PendingSignIn) => void;
  /**
   * Takes it out. Throws `SignInFailure` when it is not the one that was begun, or too old; where
   * the browser goes then is given by `lastOf`.
   */
  take: (browser: string, arrival: SignInCallback, now: number) => PendingSignIn;
  /** Where the browser's latest sign-in on a channel was to end, or undefined: nothing is known. */
  lastOf: (browser: string, channel: string) => URL | undefined;
  clear: () => void;
};

const lifeMs = 10 * 60_000;
const maxBrowsers = 5000;
const maxPerBrowser = 4;

type Entry = PendingSignIn & { isUsed: boolean };

/** Nothing under way yet. */
export function createPendingSignInStore(): PendingSignInStore {
  const browsers = new LRUCache<string, Entry[]>({ max: maxBrowsers });
  const of = (browser: string) => browsers.get(browser) ?? [];
  return {
    add: (browser, pending) => {
      browsers.set(browser, [...of(browser), { ...pending, isUsed: false }].slice(-maxPerBrowser));
    },
    take: (browser, arrival, now) => {
      const found = of(browser).find((entry) => fits(entry, arrival));
      if (!found || found.isUsed) throw new SignInFailure("state_mismatch");
      found.isUsed = true;
      if (now - found.startedAt > lifeMs) throw new SignInFailure("expired");
      return found;
    },
    lastOf: (browser, channel) =>
      of(browser).findLast((entry) => entry.channel === channel)?.successUrl,
    clear: () => browsers.clear(),
  };
}

function fits(entry: Entry, { channel, method, state }: SignInCallback): boolean {
  const { request } = entry;
  return request.state === state && entry.channel === channel && entry.method === method;
}
