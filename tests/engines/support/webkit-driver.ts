import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../support/free-port.ts";
import { endGroup, startGroup, within } from "./processes.ts";

/** Milliseconds. A command is answered within two seconds, or seven where four programs want each core. */
const patience = { load: 30_000, script: 30_000, answer: 45_000 };

/** WebKitWebDriver with one browser, in which nothing is stored. */
export type Driver = { process: ChildProcess; session: WebDriver };

type Options = {
  program: string;
  /** Variables of its environment. */
  surroundings: Record<string, string>;
  hear: (line: string) => void;
};

/**
 * Starts a driver and its browser; `hear` gets what consoles say. A command that has no answer for 45 s fails,
 * and ends the driver: it would keep everybody waiting for ever.
 */
export async function startDriver({ program, surroundings, hear }: Options): Promise<Driver> {
  const port = await freePort();
  const driver = startGroup(program, [`--port=${port}`], {
    env: { ...process.env, ...surroundings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (driver.stdout) createInterface(driver.stdout).on("line", hear);
  const address = `http://127.0.0.1:${port}`;
  const answered = <T>(command: string, answer: Promise<T>) =>
    within(patience.answer, answer, () => {
      endGroup(driver);
      return `WebKitWebDriver has not answered “${command}” for ${patience.answer} ms and was ended.`;
    });
  await answered("status", untilReady(`${address}/status`, driver));
  const session = new Builder().usingServer(address).withCapabilities(capabilities).build();
  await answered("newSession", Promise.resolve(session));
  const execute = session.execute.bind(session);
  session.execute = (command) => answered(command.getName(), execute(command));
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
    const answer = await fetch(status).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver has ended with ${driver.exitCode ?? driver.signalCode}.`);
}
