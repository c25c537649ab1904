import { performance as timing } from "node:perf_hooks";
import * as streams from "node:stream/web";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { checkNoise, listenToConsole } from "./console-noise";

listenToConsole();
afterEach(cleanup);
afterEach(checkNoise);

// As in vitest.config.ts: a machine under load takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// A context of its own has no more of Node's globals than jsdom takes along, and jsdom's clock keeps no entries.
Object.defineProperty(globalThis, "performance", {
  value: timing,
  configurable: true,
  writable: true,
});
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

// Nor does jsdom's own clock know how a page was come to.
performance.getEntriesByType ??= () => [];

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView ??= () => {};
