import { format } from "node:util";
import { expect } from "vitest";

const methods = ["error", "warn"] as const;
// A note of Redux Toolkit's development build on a busy machine, not on the code.
const ofMachine = /^(?:Serializable|Immutable)StateInvariantMiddleware took/;
const heard: string[] = [];
const announced: string[] = [];

/** Announces noise of the running test: exactly this text must be heard, once. */
export function expectNoise(text: string): void {
  announced.push(text);
}

/** Listens to `console.error` and `console.warn` in place of printing them. */
export function listenToConsole(): void {
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!ofMachine.test(text)) heard.push(text);
    };
  }
}

/** Fails the test that made noise without announcing it, or announced noise that did not come. */
export function checkNoise(): void {
  const noise = heard.splice(0);
  expect(noise, "what the console was told").toEqual(announced.splice(0));
}
