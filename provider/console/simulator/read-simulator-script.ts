import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const root = new URL("../../../", import.meta.url);

/** What the simulator's page runs, by path in the project: nothing else is served. */
const files = new Set([
  "lib/contract/bridge.ts",
  "provider/console/simulator/client/query-page-element.ts",
  "provider/console/simulator/client/main.ts",
  "provider/console/simulator/client/message-list.ts",
  "provider/console/simulator/client/connect-remote-controls.ts",
]);
const stripped = new Map<string, string>();

/**
 * A script of the simulator's page as browsers read it, so that page and site check messages by the
 * same code: `readSimulatorScript("lib/contract/bridge.ts")`. Undefined when there is none of that name.
 */
export function readSimulatorScript(path: string): string | undefined {
  if (!files.has(path)) return undefined;
  const known = stripped.get(path);
  if (known !== undefined) return known;
  const script = stripTypeScriptTypes(readFileSync(new URL(path, root), "utf8"));
  stripped.set(path, script);
  return script;
}
