import type { FrontConfig } from "../../lib/front/front-config.ts";

/** The secrets with which a front of the tests decrypts cookies. */
export const secrets = ["a secret of at least thirty-two bytes: one"];

/** The configuration of a front on this machine, without proxies. */
export const plainFront: FrontConfig = {
  host: "127.0.0.1",
  trustedProxyHops: 0,
  maxConnections: 1_000,
  locate: () => ({}),
  hasWorker: true,
  dev: false,
  mayHoldScripts: true,
  mayInlineStyles: true,
  sessionSecrets: secrets,
  pages: { underWay: 128, rendered: 8, maxWaiting: 128, maxWaitMs: 2_000 },
  cacheBytes: 10_000_000,
  onError: () => {},
};
