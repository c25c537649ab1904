import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("failing-site.ts", import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** A site that fails on request, in a separate process. */
async function startFailingSite() {
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const exited = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const lines = () =>
    output
      .split("\n")
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line));
  await expect.poll(lines, { timeout: 30_000 }).toHaveLength(1);
  const origin = `http://127.0.0.1:${JSON.parse(output).port}`;
  return {
    request: (path: string) => fetch(origin + path),
    /** What it has reported, once it has reported anything. */
    reported: async () => {
      await expect.poll(lines, { timeout: 30_000 }).toHaveLength(2);
      return lines()[1];
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    code: async () => {
      await exited;
      return child.exitCode;
    },
  };
}

describe("the process of the site", { timeout: 60_000 }, () => {
  // docs/security.md SE-8
  test("reports an uncaught exception, finishes its responses and ends with 1", async () => {
    const site = await startFailingSite();
    const slow = await site.request("/api/slow");
    await site.request("/api/throw");
    expect(await site.reported()).toEqual({
      call: "uncaughtException",
      reason: expect.stringMatching(/^Error: nobody catches this\n +at .*failing-site/),
    });
    site.kill("SIGUSR2");
    expect(await slow.text()).toBe("begun, finished");
    expect(await site.code()).toBe(1);
  });

  // docs/security.md SE-8
  test.each(["SIGTERM", "SIGINT"] as const)(
    "finishes its responses after %s and ends with 0",
    async (signal) => {
      const site = await startFailingSite();
      const slow = await site.request("/api/slow");
      site.kill(signal);
      await expect.poll(async () => (await site.request("/api/health")).status).toBe(503);
      site.kill("SIGUSR2");
      expect(await slow.text()).toBe("begun, finished");
      expect(await site.code()).toBe(0);
    },
  );

  // docs/security.md SE-8
  test("still ends with 1 when it gets a signal after that", async () => {
    const site = await startFailingSite();
    const slow = await site.request("/api/slow");
    await site.request("/api/throw");
    await site.reported();
    site.kill("SIGTERM");
    site.kill("SIGUSR2");
    await slow.text();
    expect(await site.code()).toBe(1);
  });

  test("reports an unhandled rejection with its call, and continues", async () => {
    const site = await startFailingSite();
    await site.request("/api/reject");
    expect(await site.reported()).toEqual({
      call: "profile",
      reason: expect.stringContaining("nobody waits for this"),
    });
    expect((await site.request("/api/again")).status).toBe(200);
    site.kill("SIGTERM");
    expect(await site.code()).toBe(0);
  });

  test("reports a rejection outside a call without one", async () => {
    const site = await startFailingSite();
    await site.request("/api/reject-text");
    expect(await site.reported()).toEqual({ call: "unhandledRejection", reason: "a text" });
  });
});
