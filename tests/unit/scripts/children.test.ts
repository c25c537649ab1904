import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { standIn, startSupervisor } from "../../support/supervising/start-supervisor.ts";

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A provider and a site without function, both healthy. */
async function startBoth() {
  const [sitePort, providerPort] = [await freePort(), await freePort()];
  const services = [standIn("provider", providerPort), standIn("site", sitePort)];
  const supervisor = startSupervisor(services, closing);
  await supervisor.says("all are well");
  const pidOf = (name: string) => Number(supervisor.output().match(`${name} is (\\d+)`)?.[1]);
  /** Sets how the site ends. The site may end before it has responded. */
  const letSite = (how: string) =>
    fetch(`http://127.0.0.1:${sitePort}/${how}`).catch(() => undefined);
  return { supervisor, pidOf, letSite };
}

describe("npm start", { timeout: 300_000 }, () => {
  test("ends with 0 after SIGTERM, and lets its children end in order", async () => {
    const { supervisor } = await startBoth();
    supervisor.kill("SIGTERM");
    expect(await supervisor.code()).toBe(0);
    expect(supervisor.output()).toContain("site was asked to end");
    expect(supervisor.output()).toContain("provider was asked to end");
  });

  test.each(["site", "provider"])("ends with 0 when only the %s gets SIGTERM", async (name) => {
    const { supervisor, pidOf } = await startBoth();
    process.kill(pidOf(name), "SIGTERM");
    expect(await supervisor.code()).toBe(0);
    expect(supervisor.output()).toContain("site was asked to end");
    expect(supervisor.output()).toContain("provider was asked to end");
    expect(supervisor.output()).not.toContain("started again");
  });

  test.each([
    ["exit/7", 7],
    ["kill/SIGKILL", 137],
  ])("restarts a site that ended by %s, and reports it", async (how, code) => {
    const { supervisor, letSite } = await startBoth();
    await letSite(how);
    await supervisor.says("The site is well again.");
    expect(supervisor.output()).toContain(
      `The site has ended with ${code}. It is started again in 500 ms (1 of 5).`,
    );
    expect((await letSite(""))?.status).toBe(200);
  });

  test("restarts it five times, each after a longer pause, then exits with its code", async () => {
    const { supervisor, letSite } = await startBoth();
    for (let death = 1; death <= 5; death += 1) {
      await letSite("exit/7");
      await supervisor.says("The site is well again.", death);
    }
    await letSite("exit/9");
    expect(await supervisor.code()).toBe(9);
    const restarts = [...supervisor.output().matchAll(/again in (\d+) ms \((\d) of 5\)/g)];
    expect(restarts.map(([, pause, turn]) => [pause, turn])).toEqual([
      ["500", "1"],
      ["1000", "2"],
      ["2000", "3"],
      ["4000", "4"],
      ["8000", "5"],
    ]);
    expect(supervisor.output()).toContain("provider was asked to end");
  });

  test("resets the count once the site has run for an hour", async () => {
    const { supervisor, letSite } = await startBoth();
    await letSite("exit/7");
    await supervisor.says("The site is well again.");
    supervisor.kill("SIGUSR2");
    await supervisor.says("an hour later");
    await letSite("exit/7");
    await supervisor.says("The site is well again.", 2);
    expect(supervisor.output().match(/\(1 of 5\)/g)).toHaveLength(2);
  });

  test("ends at once with SIGTERM while a child waits to be restarted", async () => {
    const { supervisor, letSite } = await startBoth();
    for (let death = 1; death <= 4; death += 1) {
      await letSite("exit/7");
      await supervisor.says("The site is well again.", death);
    }
    await letSite("exit/7");
    await supervisor.says(/\(5 of 5\)/);
    supervisor.kill("SIGTERM");
    expect(await supervisor.code()).toBe(0);
    expect(supervisor.output()).toContain("provider was asked to end");
  });

  test("does not restart a child that was never healthy, and exits with its code", async () => {
    const port = await freePort();
    const faulty = { ...standIn("site", port), args: ["--eval", "process.exit(3)"] };
    const supervisor = startSupervisor([standIn("provider", await freePort()), faulty], closing);
    expect(await supervisor.code()).toBe(3);
    expect(supervisor.output()).toContain("The site has ended with 3.");
    expect(supervisor.output()).not.toContain("started again");
  });
});
