/**
 * A service that is healthy at once and exits on request: `node stand-in.ts {name} {port}`, then
 * `GET /exit/7` or `GET /kill/SIGKILL`.
 */
import { createServer } from "node:http";

const [, , name, port] = process.argv;
createServer((request, response) => {
  const [, act, how = ""] = (request.url ?? "").split("/");
  response.end(act, () => {
    if (act === "exit") process.exit(Number(how));
    if (act === "kill") process.kill(process.pid, how);
  });
}).listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => {
  process.stdout.write(`${name} was asked to end\n`);
  process.exit(0);
});
process.stdout.write(`${name} is ${process.pid}\n`);
