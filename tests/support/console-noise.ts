import { format } from "node:util";
import { expect } from "vitest";

const methods = ["error", "warn"] as const;
// A warning of Redux Toolkit's development build about a busy machine, not about the code.
const ofMachine = /^(?:Serializable|Immutable)StateInvariantMiddleware took/;
const logged: string[] = [];
const announced: string[] = [];

/** Announces noise of the running test: exactly this text must be logged, once. */
export function expectNoise(text: string): void {
  announced.push(text);
}

/** Records `console.error` and `console.warn` instead of printing them. */
export function listenToConsole(): void {
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts);
      if (!ofMachine.test(text)) logged.push(text);
    };
  }
}

/** Fails a test that logged noise without announcing it, or announced noise that was not logged. */
export function checkNoise(): void {
  const noise = logged.splice(0);
  expect(noise, "lines in the console").toEqual(announced.splice(0));
}
