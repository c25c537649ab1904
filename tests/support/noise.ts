import { STATUS_CODES } from "node:http";
import type { BrowserContext } from "playwright/test";
import { slowdown } from "./slow-cpu.ts";

/** A line of noise: an HTTP status of something that was asked for, the whole text, or a pattern of it. */
export type Announced = number | string | RegExp;

/** What the pages of a journey said that nobody should have to read. */
export type Noise = {
  /** Listens to every page of a browser context from now on. */
  hear: (context: BrowserContext) => void;
  /** Expects these lines, each at least once. */
  announce: (...lines: Announced[]) => void;
  /** What was said unannounced, and what was announced and never said, in words. */
  faults: () => string[];
  /** Begins anew. */
  forget: () => void;
};

/** Whoever leaves a page gives up what it was loading; what a policy bars is said in the console too. */
const expectedFailures = new Set(["net::ERR_ABORTED", "csp"]);

const pictureOfAnotherSize =
  /\.(?:avif|webp|jpg|png)(?:\?\S*)? was preloaded using link preload but not used /;

/** On a processor that is slowed (`TEST_CPU`) what was asked for early waits for its use longer than Chromium does. */
const usedLate = / was preloaded using link preload but not used within a few seconds /;

/** What Playwright says where a journey has no service workers. */
const workerBlocked = "Service Worker registration blocked by Playwright";

/** Sites that journeys start on their own have no intake of events, unless the journey is about it: BE-409. */
const noEndpoint = "You have not provided an endpoint on Tracker initialization";

type Line = { from: string; text: string };

/** Gathers console errors and warnings, errors that nobody caught, and requests that failed. */
export function makeNoise(): Noise {
  let lines: Line[] = [];
  let announced: Announced[] = [];
  const add = (from: string, text: string) => lines.push({ from, text });
  return {
    hear: (context) => {
      context.on("weberror", (error) => add(error.page()?.url() ?? "", error.error().message));
      context.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // A window that is resized while it loads may want another size of a picture than was preloaded.
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
        .map((one) => `announced, and never said: ${String(one)}`),
    ],
    forget: () => {
      lines = [];
      announced = [];
    },
  };
}

function isOf(announced: Announced, text: string): boolean {
  if (announced instanceof RegExp) return announced.test(text);
  return text === (typeof announced === "number" ? answeredWith(announced) : announced);
}

const answeredWith = (status: number) =>
  failedToLoad(`the server responded with a status of ${status} (${STATUS_CODES[status]})`);

const failedToLoad = (reason: string) => `Failed to load resource: ${reason}`;
