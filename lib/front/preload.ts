/**
 * Loaded before Next: `node --import ./lib/front/preload.ts .next/standalone/server.js`. Checks the configuration,
 * and if it has errors, reports all of them and exits.
 */
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { setTitleFontStylesheets } from "../channel/title-font-stylesheets.ts";
import { env, setNextJsEnvironmentVariables } from "../env.ts";
import { logger } from "../log.ts";
import { findDomain } from "../provider-api/find-domain.ts";
import { openGeoDatabase } from "../viewer/locate-ip-address.ts";
import { renderLimitsForProcessors } from "./admission/render-slots.ts";
import { fetchFont } from "./faces/fetch-font.ts";
import { makeTitleFontStylesheets } from "./faces/make-title-font-stylesheets.ts";
import { subsetTitleFontInProcess } from "./faces/subset-title-font-in-process.ts";
import { followSimulatedLocation } from "./process/follow-simulated-location.ts";
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
    siteHosts,
    trustedProxyHops,
    trustedCdn,
    maxConnections,
    geoipDb,
    consolePort,
    logLevel,
    optimisationsOff,
    sessionSecrets,
    cacheBytes,
    hasWorker,
  } = env();
  logger.level = logLevel;
  // The environment that Next reads; see `listenOnHost` for the host.
  setNextJsEnvironmentVariables({ PORT: String(port), HOSTNAME: "localhost" });
  if (isBuilt) setNextJsEnvironmentVariables({ NEXT_MANUAL_SIG_HANDLE: "true" });
  if (isBuilt && siteHosts === undefined) logger.info("any host is served: SITE_HOSTS is not set");
  const onError = (call: string, reason: unknown, requestId?: string) =>
    logger.error({ call, requestId, reason: String(reason) }, "front");
  setTitleFontStylesheets(
    makeTitleFontStylesheets({ fetchFont, subset: subsetTitleFontInProcess, onError }),
  );
  installFront({
    host,
    siteHosts,
    findDomain,
    trustedProxyHops,
    trustedCdn,
    maxConnections,
    locate: openGeoDatabase(geoipDb),
    simulatedLocation: consolePort === undefined ? undefined : followSimulatedLocation(consolePort),
    consolePort,
    siteDir: isBuilt ? dirname(program) : undefined,
    hasWorker,
    dev: !isBuilt,
    mayHoldScripts: !optimisationsOff.includes("hold-scripts"),
    mayInlineStyles: !optimisationsOff.includes("inline-styles"),
    sessionSecrets,
    pages: renderLimitsForProcessors(availableParallelism()),
    cacheBytes: cacheBytes.pages,
    onError,
  });
}
