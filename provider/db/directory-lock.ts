import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/** Unix socket addresses are cut at about 104 characters. */
const maxAddressLength = 100;

/**
 * Takes a directory for this process alone; resolves to the call that gives it back. PGlite would
 * let two processes write to one directory. The lock is a listening socket, so it ends with the
 * process however it ends. Throws one line when another process has the directory.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  const address = socketAddress(realpathSync(directory));
  const lock = (await listen(address)) ?? (await takeOver(address));
  if (!lock) throw new Error(`Another provider is using ${directory}: stop it first.`);
  return () => new Promise((resolve) => lock.close(() => resolve()));
}

function socketAddress(directory: string): string {
  const digest = createHash("sha256").update(directory).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\marquee-${digest}`;
  const inside = join(directory, "provider.lock");
  const nearest = [relative(process.cwd(), inside), inside].find(
    (path) => path.length < maxAddressLength,
  );
  return nearest ?? join(tmpdir(), `marquee-${digest}.lock`);
}

/** After a crash the socket's file is left with nobody behind it. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (await isListening(address)) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
