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
  // What only the server needs of a package stays out of every page: docs/decisions/0070.
  turbopack: {
    resolveAlias: {
      "next/dist/shared/lib/app-dynamic": {
        browser: "./components/ui/next-dynamic-in-browser.tsx",
      },
      reselect: { browser: "./store/unused-reselect.ts" },
    },
  },
  // By default the player's style sheets would come with every page: docs/decisions/0036.
  experimental: {
    turbopackChunking: {
      priorityRoutes: [/^\/\[\[\.\.\.path\]\]$/],
      priorityBoost: 4,
      minChunkSize: 200_000,
      maxMergeChunkSize: 400_000,
    },
    cssChunking: { type: "graph", requestCost: 24_000 },
  },
  // Types are checked by `npm test`, over the whole tree.
  typescript: { ignoreBuildErrors: true },
};
