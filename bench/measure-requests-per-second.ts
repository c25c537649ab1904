import autocannon from "autocannon";

/** Where to send requests. With `unique`, every request has an address of its own. */
export type LoadTestTarget = {
  url: string;
  host?: string;
  unique?: (stamp: number) => string;
  connections: number;
};

/** An address that no cache knows: words to look for belong to the site's cache key. The page is the front page's. */
export const createUncachedPath = (stamp: number): string => `/search?q=${stamp}`;

let stamp = 0;

/** Loads a server for some seconds: gives its good responses per second. Rejects when any was bad. */
export async function measureRequestsPerSecond(
  target: LoadTestTarget,
  seconds: number,
): Promise<number> {
  const { responses, duration } = await sendRequestsFor(target, seconds);
  return responses / duration;
}

/** The same: gives the number of good responses, and the seconds that they took. */
export async function sendRequestsFor(
  target: LoadTestTarget,
  seconds: number,
): Promise<{ responses: number; duration: number }> {
  const { url, host, unique, connections } = target;
  const headers = {
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-encoding": "gzip",
    ...(host ? { host } : {}),
  };
  const setupRequest = (request: autocannon.Request) => {
    stamp += 1;
    return { ...request, path: unique?.(stamp) ?? "/" };
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: [unique ? { setupRequest } : {}],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${url}: ${bad} of ${result.requests.total} responses were bad: ${result.errors} errors, ${result.timeouts} too late, ${statuses}`,
    );
  }
  return { responses: result["2xx"], duration: result.duration };
}
