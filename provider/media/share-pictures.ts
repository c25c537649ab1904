import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createConcurrencyLimiter } from "../domain/concurrency-limiter.ts";

/** A JPEG of 16:9 made of a file in `art/`: `await share("boats-1280.avif", 1280)`, 1280 by 720. */
export type RenderSharePicture = (file: string, width: number) => Promise<Buffer<ArrayBuffer>>;

const cached = 40;
const quality = 80;

/**
 * Many who show links read no AVIF, so each picture is also there as a JPEG. It is made when it is
 * requested, once for all who wait, two at a time, and the last ones are kept. A picture of another shape is cut
 * to what draws the eye.
 */
export function createSharePictureRenderer(assetsDir: string): RenderSharePicture {
  const made = new LRUCache<string, ReturnType<RenderSharePicture>>({ max: cached });
  const inTurn = createConcurrencyLimiter({ atOnce: 2, maxWaiting: 20 });
  return (file, width) => {
    const key = `${file} ${width}`;
    const known = made.get(key);
    if (known) return known;
    const making = inTurn(() => makeShare(join(assetsDir, "art", file), width));
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}

async function makeShare(source: string, width: number): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  const height = (width * 9) / 16;
  return sharp(source)
    .resize({ width, height, fit: "cover", position: "attention" })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
