/** Framework switches only; everything that depends on a channel or a viewer is in lib. */
export default {
  output: "standalone",
  reactStrictMode: true,
  poweredByHeader: false,
  // The front compresses, once for everybody.
  compress: false,
  generateEtags: false,
  images: { unoptimized: true },
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["undici", "pino", "iron-session", "sanitize-html"],
  // One page serves people and crawlers: title and metadata stand in the head for all of them.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  // Never public: the build moves them away, scripts/lib/source-maps.mjs.
  productionBrowserSourceMaps: true,
  // By default the player's style sheets would come with every page: docs/decisions/0036.
  experimental: { cssChunking: { type: "graph", requestCost: 35_000 } },
  // Types are checked by `npm test`, over the whole tree.
  typescript: { ignoreBuildErrors: true },
};
