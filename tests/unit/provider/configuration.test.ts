import { expect, test } from "vitest";
import { findConfigurationErrors, readConfiguration } from "../../../provider/configuration.ts";

test.each(["0", "-1", "1.5", "thirteen months", "3661"])(
  "EVENTS_KEEP_DAYS cannot be %s",
  (value) => {
    expect(findConfigurationErrors({ EVENTS_KEEP_DAYS: value })).toEqual([
      "EVENTS_KEEP_DAYS: expected a number of days from 1 to 3660",
    ]);
  },
);

test("EVENTS_KEEP_DAYS is a number of days", () => {
  expect(readConfiguration({ EVENTS_KEEP_DAYS: "30" }).eventRetentionDays).toBe(30);
});

// docs/wire-rules.md K31
test.each<{ variables: Record<string, string>; isDemo: boolean; consolePort: number | undefined }>([
  { variables: {}, isDemo: true, consolePort: 4001 },
  { variables: { DEMO: "0" }, isDemo: false, consolePort: undefined },
  { variables: { DEMO: "0", CONSOLE: "1" }, isDemo: false, consolePort: 4001 },
  {
    variables: { PROVIDER_PUBLIC_ORIGIN: "https://media.example" },
    isDemo: false,
    consolePort: undefined,
  },
  {
    variables: { PROVIDER_PUBLIC_ORIGIN: "https://media.example", DEMO: "1" },
    isDemo: true,
    consolePort: undefined,
  },
])("with $variables a provider is a demo: $isDemo", ({ variables, isDemo, consolePort }) => {
  expect(readConfiguration(variables)).toMatchObject({ isDemo, consolePort });
});

// docs/security.md SE-229
test("a provider with a public origin refuses accounts of the demo", () => {
  const refuses = (PROVIDER_PUBLIC_ORIGIN: string) =>
    readConfiguration({ PROVIDER_PUBLIC_ORIGIN }).refusesSeededAccounts;
  expect([refuses("https://media.example"), refuses("http://localhost:4000")]).toEqual([
    true,
    false,
  ]);
});
