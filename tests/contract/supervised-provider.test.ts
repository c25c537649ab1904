import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { freePort } from "../support/free-port.ts";
import { startSupervisor } from "../support/supervising/start-supervisor.ts";

const closing: (() => Promise<unknown>)[] = [];
/** A shell that says who it is, and becomes the program that it is given. */
const sayPid = 'echo "provider is $$"; exec "$0" "$@"';

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it(
  "K27: a provider that was killed is started again with its data",
  { timeout: 300_000 },
  async () => {
    const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), "marquee-"))];
    const origin = `http://127.0.0.1:${port}`;
    const provider = {
      name: "provider",
      program: "sh",
      args: ["-c", sayPid, process.execPath, inRoot("provider", "main.ts")],
      env: { PROVIDER_PORT: String(port), CONSOLE: "0", DATA_DIR: folder, DATABASE_URL: "" },
      health: `${origin}/health`,
    };
    const supervisor = startSupervisor([provider], closing);
    closing.push(() => rm(folder, { recursive: true }));
    await supervisor.says("all are well");
    process.kill(Number(supervisor.output().match(/provider is (\d+)/)?.[1]), "SIGKILL");
    await supervisor.says("The provider is well again.");
    expect((await fetch(`${origin}/ch/demo`)).status).toBe(200);
    supervisor.kill("SIGTERM");
    expect(await supervisor.code()).toBe(0);
  },
);
