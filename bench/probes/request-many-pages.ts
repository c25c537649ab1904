// A crowd: requests pages of a site at addresses of their own, at an even rate, whatever becomes of them.
// Called as `node crowd.ts {port} {host} {per second} {seconds}`; prints what came of it as JSON.
import { Agent, request } from "node:http";
import { createUncachedPath } from "../measure-requests-per-second.ts";

const [port, host = "", rate, seconds] = process.argv.slice(2);
const perSecond = Number(rate);
const stepMs = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const came = { rendered: 0, refused: 0, failed: 0 };
const underWay = new Set<Promise<void>>();
// Apart from those of the measurement before.
let stamp = 1_000_000_000;

function sendRequest(): Promise<void> {
  stamp += 1;
  const path = createUncachedPath(stamp);
  return new Promise((resolve) => {
    const count = (what: keyof typeof came) => {
      came[what] += 1;
      resolve();
    };
    const headers = { host, "accept-encoding": "gzip" };
    const sent = request({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        const { statusCode } = response;
        count(statusCode === 200 ? "rendered" : statusCode === 503 ? "refused" : "failed");
      });
      response.once("error", () => count("failed"));
    });
    sent.once("error", () => count("failed"));
    sent.end();
  });
}

const began = performance.now();
let sentCount = 0;
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const passedS = (performance.now() - began) / 1_000;
    const due = Math.min(passedS, Number(seconds)) * perSecond;
    for (; sentCount < due; sentCount += 1) {
      const pending: Promise<void> = sendRequest().finally(() => underWay.delete(pending));
      underWay.add(pending);
    }
    if (passedS < Number(seconds)) return;
    clearInterval(timer);
    resolve();
  }, stepMs);
});
await Promise.all(underWay);
agent.destroy();
const tookS = (performance.now() - began) / 1_000;
console.log(JSON.stringify({ ...came, tookS }));
