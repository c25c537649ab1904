import { fileURLToPath } from "node:url";
import { type RunningProcess, startNodeProcess, waitUntilReachable } from "../processes.ts";

/** Serves the page with nothing but hls.js on a port. */
export async function startHlsPage(port: number): Promise<RunningProcess> {
  const script = fileURLToPath(new URL("./hls-page/serve.ts", import.meta.url));
  const child = startNodeProcess({ name: "hls.js page", args: [script, String(port)] });
  await waitUntilReachable(`http://127.0.0.1:${port}/`, child);
  return child;
}
