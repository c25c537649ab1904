import { hlsAddress } from "./hls-address.ts";

/** hls.js itself: the same file that the page has preloaded. Rejects when it can't be fetched. */
export async function loadHls(): Promise<typeof import("hls.js").default> {
  const module: typeof import("hls.js") = await import(/* turbopackIgnore: true */ hlsAddress);
  return module.default;
}
