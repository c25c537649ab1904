/**
 * A process with the front before a site that fails on request. It writes its port, then the
 * reports. SIGUSR2 releases the responses to `/api/slow`.
 */
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { plainFront } from "../../../support/plain-front.ts";
import { installFront } from "../../../../lib/front/process/install-front.ts";

const writeLine = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const open: ServerResponse[] = [];

installFront({
  ...plainFront,
  onError: (call, reason) => writeLine({ call, reason: String(reason) }),
});

const server = http.createServer((req, res) => {
  if (req.url === "/api/slow") {
    open.push(res);
    res.write("begun, ");
    return;
  }
  res.end("well");
  if (req.url === "/api/throw") {
    setImmediate(() => {
      throw new Error("nobody catches this");
    });
  }
  if (req.url === "/api/reject") {
    const failure = Object.assign(new Error("nobody waits for this"), { call: "profile" });
    void Promise.reject(failure);
  }
  if (req.url === "/api/reject-text") void Promise.reject("a text");
});
process.on("SIGUSR2", () => {
  for (const res of open) res.end("finished");
});
server.once("listening", () => writeLine({ port: (server.address() as AddressInfo).port }));
server.listen(0);
