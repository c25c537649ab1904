// The fastest that Node's own server can be: one file, compressed beforehand, sent to everybody.
// Called as `node raw-http.ts {port} {file}`.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file] = process.argv.slice(2);
if (!port || !file) throw new Error("expected a port and a file");
const body = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "gzip",
  "Content-Length": body.length,
};

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
