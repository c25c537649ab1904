import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../support/free-port.ts";
import { endGroup, startGroup, within } from "./processes.ts";

/** Milliseconds. A command is answered within two seconds, or seven where four programs want each core. */
const patience = { load: 30_000, script: 30_000, answer: 45_000, start: 20_000 };
/** A browser is there within two seconds, or seven; now and then, on a busy machine, its driver never hears of it. */
const starts = 3;

/** WebKitWebDriver with one browser, in which nothing is stored. */
export type Driver = { process: ChildProcess; session: WebDriver };

type Options = {
  program: string;
  /** Variables of its environment. */
  surroundings: Record<string, string>;
  hear: (line: string) => void;
};

/** Starts a driver and its browser, anew where the two have not found each other. */
export async function startDriver(options: Options): Promise<Driver> {
  for (let left = starts - 1; left > 0; left -= 1) {
    const driver = await start(options).catch((error: unknown) => console.warn(error));
    if (driver) return driver;
  }
  return start(options);
}

/**
 * Starts a driver and its browser; `hear` gets what consoles say. A command that has no answer for 45 s fails,
 * and ends the driver: it would keep everybody waiting for ever.
 */
async function start({ program, surroundings, hear }: Options): Promise<Driver> {
  const port = await freePort();
  const driver = startGroup(program, [`--port=${port}`], {
    env: { ...process.env, ...surroundings },
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (driver.stdout) createInterface(driver.stdout).on("line", hear);
  const address = `http://127.0.0.1:${port}`;
  const answered = <T>(command: string, answer: Promise<T>, limit = patience.answer) =>
    within(limit, answer, () => {
      endGroup(driver);
      return `WebKitWebDriver has not answered “${command}” for ${limit} ms and was ended.`;
    });
  await answered("status", untilReady(`${address}/status`, driver), patience.start);
  const session = new Builder().usingServer(address).withCapabilities(capabilities).build();
  await answered("newSession", Promise.resolve(session), patience.start);
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
