import type { CustomFetch } from "openid-client";

/** An identity provider that does not respond, or responds with a server error. */
export class IdpUnreachableError extends Error {
  override name = "IdpUnreachable";
}

const firstFailure = 500;

/**
 * Sends a request to an identity provider. The sandbox's own address need not lead here from inside (a
 * container), so what goes to `origin` is sent to `loopbackOrigin`. Throws `IdpUnreachableError`.
 */
export function createIdpFetch(origin: string, loopbackOrigin: string): CustomFetch {
  return async (url, options) => {
    const isOurs = url.startsWith(`${origin}/`);
    const address = isOurs ? loopbackOrigin + url.slice(origin.length) : url;
    const { method } = options;
    const body =
      options.body instanceof Uint8Array ? new Blob([new Uint8Array(options.body)]) : options.body;
    const response = await fetch(address, { ...options, body }).catch((cause: unknown) => {
      throw new IdpUnreachableError(`${method} ${url} failed.`, { cause });
    });
    if (response.status < firstFailure) return response;
    throw new IdpUnreachableError(`${method} ${url} answered ${response.status}.`);
  };
}
