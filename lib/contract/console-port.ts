import { isLocalOrigin } from "./demo-mode.ts";

/** The settings that decide whether the embedded provider has a console. */
export type ConsoleSettings = {
  /** `"1"` opens it with any public origin of the provider, `"0"` with none. */
  wanted: "0" | "1" | undefined;
  /** Without it the port next to the provider's. */
  port: number | undefined;
  providerPort: number;
  /** How browsers reach the provider. */
  publicOrigin: string;
  /** `"0"` starts without the seeded channels, which the console shows. */
  demo?: "0" | "1" | undefined;
};

const lastPort = 65_535;

/**
 * The port of the console, or undefined without one. By default it opens only if the provider is reachable on this
 * machine only, and is a demo. docs/security.md SE-37.
 */
export function consolePortOf(choice: ConsoleSettings): number | undefined {
  const { wanted, port, providerPort, publicOrigin, demo } = choice;
  const isForDemo = wanted !== "0" && demo !== "0" && isLocalOrigin(publicOrigin);
  const isOpen = wanted === "1" || isForDemo;
  if (!isOpen) return undefined;
  return port ?? (providerPort < lastPort ? providerPort + 1 : providerPort - 1);
}
