/**
 * Put before Next: `node --import ./lib/front/preload.ts .next/standalone/server.js`.
 * Checks the configuration, names every fault at once and refuses to start with one.
 */
import { dirname } from "node:path";
import { env, setForNext } from "../env.ts";
import { logger } from "../log.ts";
import { openGeoDatabase } from "../viewer/locate-address.ts";
import { standBefore } from "./stand-before.ts";

const builtServer = /[\\/]standalone[\\/]server\.js$/;
const program = process.argv[1] ?? "";
const isBuilt = builtServer.test(program);

try {
  start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function start(): void {
  const { host, port, trustedProxyHops, geoipDb, embedded, providerPort, logLevel } = env();
  logger.level = logLevel;
  // What Next reads of its surroundings; see `listenAt` for the host.
  setForNext({ PORT: String(port), HOSTNAME: "localhost" });
  if (isBuilt) setForNext({ NEXT_MANUAL_SIG_HANDLE: "true" });
  standBefore({
    host,
    trustedProxyHops,
    placeOf: openGeoDatabase(geoipDb),
    consolePort: embedded ? providerPort : undefined,
    siteDir: isBuilt ? dirname(program) : undefined,
    dev: !isBuilt,
    cacheBytes: 256 * 1024 * 1024,
    onFault: (call, reason) => logger.error({ call, reason: String(reason) }, "front"),
  });
}
