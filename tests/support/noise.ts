import { STATUS_CODES } from "node:http";
import type { BrowserContext } from "playwright/test";
import { slowdown } from "./slow-cpu.ts";

/** A line of noise: the HTTP status of a failed request, the whole text, or a pattern of the text. */
export type Announced = number | string | RegExp;

/** Console messages and failed requests of the pages of a browser test. */
export type Noise = {
  /** Records the noise of every page of a browser context from now on. */
  record: (context: BrowserContext) => void;
  /** Expects these lines, each at least once. */
  announce: (...lines: Announced[]) => void;
  /** Noise that was not announced, and announced noise that did not occur, as texts. */
  faults: () => string[];
  /** Clears what was recorded and announced. */
  forget: () => void;
};

/** Navigation aborts pending requests. A request that the policy blocks is also logged in the console. */
const expectedFailures = new Set(["net::ERR_ABORTED", "csp"]);

const pictureOfAnotherSize =
  /\.(?:avif|webp|jpg|png)(?:\?\S*)? was preloaded using link preload but not used /;

/** On a slowed processor (`TEST_CPU`) a preloaded file is used later than Chromium's warning allows. */
const usedLate = / was preloaded using link preload but not used within a few seconds /;

/** Playwright's message where a browser test blocks service workers. */
const workerBlocked = "Service Worker registration blocked by Playwright";

/** Sites that browser tests start have no intake of events, unless the test is about it: BE-409. */
const noEndpoint = "You have not provided an endpoint on Tracker initialization";

type Line = { from: string; text: string };

/** Records console errors and warnings, uncaught errors, and requests that failed. */
export function makeNoise(): Noise {
  let lines: Line[] = [];
  let announced: Announced[] = [];
  const add = (from: string, text: string) => lines.push({ from, text });
  return {
    record: (context) => {
      context.on("weberror", (error) => add(error.page()?.url() ?? "", error.error().message));
      context.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // A window that is resized while it loads may need another size of a picture than was preloaded.
        if (pictureOfAnotherSize.test(message.text())) return;
        if (slowdown > 1 && usedLate.test(message.text())) return;
        if (message.text() === workerBlocked || message.text() === noEndpoint) return;
        add(message.location().url, message.text());
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        if (!expectedFailures.has(reason)) add(request.url(), failedToLoad(reason));
      });
    },
    announce: (...more) => void announced.push(...more),
    faults: () => [
      ...lines
        .filter(({ text }) => !announced.some((one) => isOf(one, text)))
        .map(({ from, text }) => `unannounced: ${from}: ${text}`),
      ...announced
        .filter((one) => !lines.some(({ text }) => isOf(one, text)))
        .map((one) => `announced, but missing: ${String(one)}`),
    ],
    forget: () => {
      lines = [];
      announced = [];
    },
  };
}

function isOf(announced: Announced, text: string): boolean {
  if (announced instanceof RegExp) return announced.test(text);
  return text === (typeof announced === "number" ? failedWithStatus(announced) : announced);
}

const failedWithStatus = (status: number) =>
  failedToLoad(`the server responded with a status of ${status} (${STATUS_CODES[status]})`);

const failedToLoad = (reason: string) => `Failed to load resource: ${reason}`;
