import { connect, type Socket } from "node:net";

const everyMs = 1_000;
const bytesEachTime = 1_024;
/** So many at once on one connection do not fit into the buffers of the system. */
const pagesAtOnce = 20;

/**
 * `count` clients who request pages and take a kilobyte of them a second; whom the site cuts off, comes again.
 * Gives how to end it.
 */
export function startSlowReaders(port: number, count: number, host: string): () => void {
  const open = new Set<Socket>();
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(pagesAtOnce);
  const timer = setInterval(() => {
    for (const socket of open) socket.read(bytesEachTime);
    // Not all at once: a second of 200 new connections is another test.
    for (let n = 0; n < 20 && open.size < count; n += 1) start();
  }, everyMs);
  const start = () => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    open.add(socket);
    // Without a listener for `data` nothing is read but what is requested.
    socket.on("readable", () => {});
    socket.once("error", () => {});
    socket.once("close", () => open.delete(socket));
    socket.once("end", () => socket.destroy());
  };
  return () => {
    clearInterval(timer);
    for (const socket of open) socket.destroy();
  };
}
