// A crowd: asks a site for pages at addresses of their own, at an even rate, whatever becomes of them.
// Called as `node crowd.ts {port} {host} {per second} {seconds}`; prints what came of it as JSON.
import { Agent, request } from "node:http";
import { ownAddress } from "../load.ts";

const [port, host = "", rate, seconds] = process.argv.slice(2);
const perSecond = Number(rate);
const stepMs = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
const came = { drawn: 0, refused: 0, failed: 0 };
const underWay = new Set<Promise<void>>();
// Apart from those of the measurement before.
let stamp = 1_000_000_000;

function ask(): Promise<void> {
  stamp += 1;
  const path = ownAddress(stamp);
  return new Promise((resolve) => {
    const count = (what: keyof typeof came) => {
      came[what] += 1;
      resolve();
    };
    const headers = { host, "accept-encoding": "gzip" };
    const sent = request({ agent, host: "127.0.0.1", port, path, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => {
        const { statusCode } = answer;
        count(statusCode === 200 ? "drawn" : statusCode === 503 ? "refused" : "failed");
      });
      answer.once("error", () => count("failed"));
    });
    sent.once("error", () => count("failed"));
    sent.end();
  });
}

const began = performance.now();
let asked = 0;
await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const passedS = (performance.now() - began) / 1_000;
    const due = Math.min(passedS, Number(seconds)) * perSecond;
    for (; asked < due; asked += 1) {
      const asking: Promise<void> = ask().finally(() => underWay.delete(asking));
      underWay.add(asking);
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
