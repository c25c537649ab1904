import type Hls from "hls.js";
import { hlsAddress } from "./hls-address.ts";

/** hls.js itself: the same file that the page has preloaded. Rejects when it can't be fetched. */
export async function loadHls(): Promise<typeof Hls> {
  const file: { default: typeof Hls } = await import(/* turbopackIgnore: true */ hlsAddress);
  return file.default;
}
