import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of Caddy in `PATH`; undefined where this machine has none (Debian: `apt-get install caddy`). */
export function findCaddy(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, "caddy")).find((path) => existsSync(path));
}
