/**
 * Loaded before Next: `node --import ./lib/front/preload.ts .next/standalone/server.js`.
 * Checks the configuration, reports every error at once and exits when there is one.
 */
import { dirname } from "node:path";
import { env, setForNext } from "../env.ts";
import { logger } from "../log.ts";
import { openGeoDatabase } from "../viewer/locate-address.ts";
import { installFront } from "./process/install-front.ts";

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
  const {
    host,
    port,
    trustedProxyHops,
    geoipDb,
    embedded,
    providerPort,
    logLevel,
    optimisationsOff,
  } = env();
  logger.level = logLevel;
  // The environment that Next reads; see `listenOnHost` for the host.
  setForNext({ PORT: String(port), HOSTNAME: "localhost" });
  if (isBuilt) setForNext({ NEXT_MANUAL_SIG_HANDLE: "true" });
  installFront({
    host,
    trustedProxyHops,
    locate: openGeoDatabase(geoipDb),
    consolePort: embedded ? providerPort : undefined,
    siteDir: isBuilt ? dirname(program) : undefined,
    dev: !isBuilt,
    mayHoldScripts: !optimisationsOff.includes("hold-scripts"),
    cacheBytes: 256 * 1024 * 1024,
    onError: (call, reason) => logger.error({ call, reason: String(reason) }, "front"),
  });
}
