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
  serverExternalPackages: ["bentocache", "undici", "pino", "iron-session", "sanitize-html"],
  // One page serves people and crawlers: title and metadata stand in the head for all of them.
  htmlLimitedBots: /.*/,
  devIndicators: false,
  // Types are checked by `npm test`, over the whole tree.
  typescript: { ignoreBuildErrors: true },
};
