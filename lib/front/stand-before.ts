import http, { type RequestListener } from "node:http";
import type { FrontConfig } from "./config.ts";
import { makeDraining } from "./draining.ts";
import { leaveOnSignal } from "./leave-on-signal.ts";
import { listenAt } from "./listen-at.ts";
import { makeServer } from "./make-server.ts";

/**
 * Puts the front before the next server that is made in this process, which is Next's: a custom
 * server can't be combined with its standalone build.
 */
export function standBefore(config: FrontConfig): void {
  const create = http.createServer;
  const createBehind = (...given: unknown[]) => {
    const site = given.find((each) => typeof each === "function");
    if (site === undefined) return Reflect.apply(create, http, given);
    http.createServer = create;
    return behindFront(site as RequestListener, config);
  };
  http.createServer = createBehind as typeof create;
}

function behindFront(site: RequestListener, config: FrontConfig) {
  const draining = makeDraining({ lingerMs: 500, mostMs: 9_000 });
  const server = makeServer(site, config, draining);
  listenAt(server, config.host);
  if (!config.dev) leaveOnSignal(server, draining);
  return server;
}
