import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test as base } from "vitest";
import { listBrowserEngines } from "../../../scripts/lib/browser-engines.mjs";
import { findKnownFault } from "../../../scripts/lib/known-engine-faults.mjs";
import { consoleApi } from "../../support/console-api.ts";
import { startFirefox } from "./firefox.ts";
import type { Browser, Tab } from "./tab.ts";
import { videoState } from "./video-state.ts";
import { startWebKit } from "./webkit.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends Vitest's interface.
  interface ProvidedContext {
    /** The engine of this run: a name of scripts/lib/browser-engines.mjs. */
    engine: string;
  }

  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends Vitest's interface.
  interface TaskMeta {
    /** The engine's own fault that a failed test met: scripts/lib/known-engine-faults.mjs. */
    knownFault?: string;
  }
}

/** A picture of the tab when its test failed. */
const pictures = fileURLToPath(new URL("../../../test-results/engines", import.meta.url));

const starts = new Map([
  ["Firefox", startFirefox],
  ["WebKitGTK", startWebKit],
]);

function start(): Promise<Browser> {
  const name = inject("engine");
  const found = listBrowserEngines().find((engine) => engine.name === name);
  const program = starts.get(name);
  if (!found || !program) throw new Error(`Unknown engine: ${name}.`);
  return program(found.programs);
}

async function savePicture(tab: Tab, { name }: { name: string }): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const file = `${inject("engine")} ${name}.png`.replaceAll(/[^\w.-]+/g, "-");
  await writeFile(join(pictures, file), await tab.picture());
}

/** Seconds between two readings that detect a stalled film. */
const stallCheckS = 5;

async function knownFault(tab: Tab): Promise<string | undefined> {
  const before = await videoState(tab);
  if (before?.readyState !== 1) return undefined;
  await new Promise((resolve) => setTimeout(resolve, stallCheckS * 1_000));
  const after = await videoState(tab);
  return after && findKnownFault(inject("engine"), before, after);
}

type PerTest = {
  browser: Browser;
  /** A tab of a new viewer, 1280 × 800. */
  tab: Tab;
  /** Announces noise of the console that must occur. */
  announce: (pattern: RegExp) => void;
};

export { expect };

/** The `test` of every browser test in this folder: one browser for all files of an engine, a new viewer and seeded data for each test. */
export const test = base.extend<PerTest>({
  browser: [
    async ({}, use) => {
      const browser = await start();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  announce: async ({ browser }, use) => {
    const announced: RegExp[] = [];
    await use((pattern) => void announced.push(pattern));
    const faults = browser.noise().filter((line) => !announced.some((one) => one.test(line)));
    if (faults.length > 0) throw new Error(`The console said: ${faults.join("\n")}`);
  },
  tab: async ({ browser, announce: _, task }, use) => {
    await consoleApi.resetData();
    const tab = await browser.newViewer();
    await tab.resize(1280, 800);
    await use(tab);
    if (!task.result?.errors?.length) return;
    // A browser that was killed has neither screenshot nor film, and its failure is reported already.
    await savePicture(tab, task).catch(() => {});
    const film = await videoState(tab).catch(() => undefined);
    if (film) console.error(`The film of the failed test: ${JSON.stringify(film)}`);
    const fault = await knownFault(tab).catch(() => undefined);
    if (fault) task.meta.knownFault = fault;
  },
});
