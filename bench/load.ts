import autocannon from "autocannon";

/** Where to send requests. With `unique`, every request has an address of its own (`?t=…`). */
export type Target = { url: string; host?: string; unique?: boolean; connections: number };

let stamp = 0;

/** Loads a server for some seconds: gives its good answers per second. Rejects when any was bad. */
export async function requestsPerSecond(target: Target, seconds: number): Promise<number> {
  const { url, host, unique, connections } = target;
  const headers = {
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-encoding": "gzip",
    ...(host ? { host } : {}),
  };
  const setupRequest = (request: autocannon.Request) => {
    stamp += 1;
    return { ...request, path: `/?t=${stamp}` };
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: [unique ? { setupRequest } : {}],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${url}: ${bad} of ${result.requests.total} answers were bad`);
  return result["2xx"] / result.duration;
}
