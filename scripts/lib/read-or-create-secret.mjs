/** The secrets of an embedded site: made once, saved in the data directory. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A secret of its own: `readOrCreateSecret(".data", "session-secret")` → 64 hexadecimal digits.
 * @param {string} dataDir
 * @param {string} name
 */
export function readOrCreateSecret(dataDir, name) {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(path, "utf8").trim();
}
