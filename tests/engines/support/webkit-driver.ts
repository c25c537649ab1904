import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../support/free-port.ts";
import { endGroup, startGroup, withTimeout } from "./processes.ts";

/** Milliseconds. A command has its response within two seconds, or seven when four programs share each core. */
const patience = { load: 30_000, script: 30_000, response: 45_000, start: 20_000 };
/** A browser starts within two seconds, or seven. On a busy machine its driver sometimes never connects to it. */
const starts = 3;

/** WebKitWebDriver with one browser, in which nothing is stored. */
export type Driver = { process: ChildProcess; session: WebDriver };

type Options = {
  program: string;
  /** Environment variables of the driver. */
  surroundings: Record<string, string>;
  log: (line: string) => void;
};

/** Starts a driver and its browser, and retries when they have not connected to each other. */
export async function startDriver(options: Options): Promise<Driver> {
  for (let left = starts - 1; left > 0; left -= 1) {
    const driver = await start(options).catch((error: unknown) => console.warn(error));
    if (driver) return driver;
  }
  return start(options);
}

/**
 * Starts a driver and its browser. `log` receives the lines of consoles. A command without a response for 45 s fails
 * and ends the driver, which would otherwise block the run.
 */
async function start({ program, surroundings, log }: Options): Promise<Driver> {
  const port = await freePort();
  const driver = startGroup(program, [`--port=${port}`], {
    env: { ...process.env, ...surroundings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (driver.stdout) createInterface(driver.stdout).on("line", log);
  const address = `http://127.0.0.1:${port}`;
  const withDeadline = <T>(command: string, pending: Promise<T>, limit = patience.response) =>
    withTimeout(limit, pending, () => {
      endGroup(driver);
      return `WebKitWebDriver has not responded to “${command}” for ${limit} ms and was killed.`;
    });
  await withDeadline("status", untilReady(`${address}/status`, driver), patience.start);
  const session = new Builder().usingServer(address).withCapabilities(capabilities).build();
  await withDeadline("newSession", Promise.resolve(session), patience.start);
  const execute = session.execute.bind(session);
  session.execute = (command) => withDeadline(command.getName(), execute(command));
  await session.manage().setTimeouts({ pageLoad: patience.load, script: patience.script });
  return { process: driver, session };
}

const capabilities = new Capabilities({
  browserName: "MiniBrowser",
  "webkitgtk:browserOptions": {
    args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
  },
});

async function untilReady(status: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null && driver.signalCode === null) {
    const response = await fetch(status).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver has ended with ${driver.exitCode ?? driver.signalCode}.`);
}
