import { fileURLToPath } from "node:url";
import { fetchRawResponse } from "./fetch-raw-response.ts";
import { startNodeProcess, waitUntilReachable } from "./processes.ts";

/** The bench's own provider, in a process of its own (`provider/serve.ts`). */
export type BenchProvider = {
  url: string;
  /** How often each resource (path and query, without the minute stamp) of a channel was requested. */
  callsOf: (channel: string) => Promise<Map<string, number>>;
  /** Calls take this long, so that visitors who come together do wait together. */
  delayMs: (ms: number) => Promise<void>;
};

const script = fileURLToPath(new URL("./provider/serve.ts", import.meta.url));

/** Starts it; channels have their own address on the site's port. */
export async function startBenchProvider(port: number, sitePort: number): Promise<BenchProvider> {
  const url = `http://127.0.0.1:${port}`;
  const args = [script, String(port), String(sitePort)];
  await waitUntilReachable(
    `${url}/bench/calls`,
    startNodeProcess({ name: "bench provider", args }),
  );
  return {
    url,
    callsOf: async (channel) => {
      const { body } = await fetchRawResponse(`${url}/bench/calls`);
      const all: Record<string, number> = JSON.parse(body.toString());
      const start = new RegExp(`^/ch/${channel}[/?]`);
      return new Map(Object.entries(all).filter(([resource]) => start.test(resource)));
    },
    delayMs: async (ms) => {
      await fetchRawResponse(`${url}/bench/delay?ms=${ms}`);
    },
  };
}
