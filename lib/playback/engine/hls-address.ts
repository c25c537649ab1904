/**
 * Where hls.js lies as a file of its own, untouched by the bundler and named by its content. The page
 * knows this address before any script runs, so the file travels beside the framework, not after it.
 */
export const hlsAddress: string = new URL("hls.js/dist/hls.min.mjs", import.meta.url).href;
