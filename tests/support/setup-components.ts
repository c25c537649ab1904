import { performance as timing } from "node:perf_hooks";
import * as streams from "node:stream/web";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { checkNoise, listenToConsole } from "./console-noise";

listenToConsole();
afterEach(cleanup);
afterEach(checkNoise);

// As in vitest.config.ts: a machine under load is slow. A condition that never holds still fails.
configure({ asyncUtilTimeout: 10_000 });

// A separate context has only those globals of Node that jsdom copies, and jsdom's `performance` has no entries.
Object.defineProperty(globalThis, "performance", {
  value: timing,
  configurable: true,
  writable: true,
});
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

// jsdom's `performance` has no navigation type either.
performance.getEntriesByType ??= () => [];

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView ??= () => {};
