import { expect, test } from "vitest";
import { consolePortOf } from "../../../lib/contract/console-port.ts";

const choice = {
  wanted: undefined,
  port: undefined,
  providerPort: 4000,
  publicOrigin: "http://localhost:4000",
};

// docs/security.md SE-37
test.each([
  "http://localhost:4000",
  "https://localhost",
  "http://media.localhost:4000/provider",
  "http://127.0.0.1:4000",
  "http://127.1.2.3",
  "http://[::1]:4000",
])("a provider at %s has its console on the next port", (publicOrigin) => {
  expect(consolePortOf({ ...choice, publicOrigin })).toBe(4001);
});

// docs/security.md SE-37
test.each([
  "https://media.example",
  "http://localhost.example",
  "http://localhost@media.example",
  "http://127.0.0.1.media.example",
  "http://192.168.0.2:4000",
  "http://0.0.0.0:4000",
  "http://[::2]",
  "localhost",
  "",
])("a provider at %s has a console only where it is enabled", (publicOrigin) => {
  expect(consolePortOf({ ...choice, publicOrigin })).toBeUndefined();
  expect(consolePortOf({ ...choice, publicOrigin, wanted: "1" })).toBe(4001);
});

test("a disabled console has no port", () => {
  expect(consolePortOf({ ...choice, wanted: "0" })).toBeUndefined();
});

test("a console is on the configured port, and never above the last port", () => {
  expect(consolePortOf({ ...choice, port: 5000 })).toBe(5000);
  expect(consolePortOf({ ...choice, providerPort: 65_535 })).toBe(65_534);
});
