import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../support/free-port.ts";

const presentMain = fileURLToPath(new URL("../../../provider/main.ts", import.meta.url));
const preloaded = new URL("fail-on-body.ts", import.meta.url).href;

type LogLine = {
  level: number;
  msg: string;
  call?: string;
  requestId?: string;
  [more: string]: unknown;
};

/** The provider in a separate process. */
export type ProviderProcess = {
  /** The directory of its data, which `stop` deletes. */
  folder: string;
  port: number;
  origin: string;
  /** The first line of its log with this message. */
  logged: (msg: string) => Promise<LogLine>;
  log: () => LogLine[];
  /** Its exit code, when it has ended. */
  code: () => Promise<number | null>;
  /** Ends it, where it has not ended. */
  stop: () => Promise<void>;
};

/** Starts provider/main.ts, or that of another version, on a free port and an empty directory. Waits until it is healthy. */
export async function startProviderProcess(
  env: Record<string, string> = {},
  main = presentMain,
): Promise<ProviderProcess> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "marquee-"))];
  const defaults = {
    PROVIDER_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: "",
    LOG_LEVEL: "",
    CONSOLE: "0",
  };
  const child = spawn(process.execPath, ["--import", preloaded, main], {
    env: { ...process.env, ...defaults, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const log = () =>
    output
      .split("\n")
      .slice(0, -1)
      .map((line): LogLine => JSON.parse(line));
  const logged = async (msg: string) => {
    while (child.exitCode === null) {
      const line = log().find((one) => one.msg === msg);
      if (line) return line;
      await Promise.race([once(child.stdout, "data"), exited]);
    }
    throw new Error(`The provider has ended with ${child.exitCode} and never said "${msg}".`);
  };
  await logged(`ready on http://localhost:${port}`);
  return {
    folder,
    port,
    origin: `http://127.0.0.1:${port}`,
    logged,
    log,
    code: async () => {
      await exited;
      return child.exitCode;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
