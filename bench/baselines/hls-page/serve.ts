// A page with nothing but hls.js, compressed beforehand as a good static server would.
// Called as `node serve.ts {port}`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

const port = Number(process.argv[2]);
const script = createRequire(import.meta.url).resolve("hls.js/dist/hls.min.js");
const files: Record<string, { type: string; body: Buffer }> = {
  "/": file(new URL("./index.html", import.meta.url), "text/html; charset=utf-8"),
  "/hls.min.js": file(script, "text/javascript; charset=utf-8"),
};

createServer((request, response) => {
  const found = files[(request.url ?? "/").split("?")[0] ?? "/"];
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "Content-Type": found.type,
    "Content-Encoding": "gzip",
    "Content-Length": found.body.length,
  });
  response.end(found.body);
}).listen(port, "127.0.0.1");

function file(place: URL | string, type: string) {
  return { type, body: gzipSync(readFileSync(place)) };
}
