/**
 * A thumbnail of a storyboard: the URL of its image and its box inside that image, in pixels or in percent of it. A whole
 * image is `{ x: 0, y: 0, width: 100, height: 100, unit: "percent" }`.
 */
export type StoryboardTile = {
  src: string;
  x: number;
  y: number;
  width: number;
  height: number;
  unit: "pixel" | "percent";
};

const number = String.raw`(\d+(?:\.\d+)?)`;
const box = new RegExp(`^xywh=(?:(pixel|percent):)?${[number, number, number, number].join(",")}$`);

/**
 * Reads the text of a thumbnail cue: `parseStoryboardTile("s.webp#xywh=160,0,160,90", "https://a.example/b.vtt")` → `{ src:
 * "https://a.example/s.webp", x: 160, y: 0, width: 160, height: 90, unit: "pixel" }`. URLs are relative to the WebVTT file;
 * without `xywh` the image is the thumbnail. `undefined` for anything but an http(s) URL, or with a box that is none.
 */
export function parseStoryboardTile(
  cueText: string,
  vttAddress: string,
): StoryboardTile | undefined {
  const text = cueText.trim();
  const address = text === "" ? null : URL.parse(text, vttAddress);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const region = decodedParts(address.hash).find((part) => part.startsWith("xywh="));
  address.hash = "";
  const src = address.href;
  if (region === undefined) return { src, x: 0, y: 0, width: 100, height: 100, unit: "percent" };
  const [, unit = "pixel", ...numbers] = box.exec(region) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  if (width === 0 || height === 0) return undefined;
  if (unit === "pixel") return { src, x, y, width, height, unit };
  if (x + width > 100 || y + height > 100) return undefined;
  return { src, x, y, width, height, unit: "percent" };
}

// The name and values of a fragment may be escaped: `#xywh=percent%3A0,0,25,25`.
function decodedParts(hash: string): string[] {
  try {
    return decodeURIComponent(hash.slice(1)).split("&");
  } catch {
    return [];
  }
}

/** The size of an image in pixels. */
export type ImageSize = { width: number; height: number };

/** A tile with its box in pixels of an image of this size. */
export function tileInPixels(tile: StoryboardTile, { width, height }: ImageSize): StoryboardTile {
  if (tile.unit === "pixel") return tile;
  return {
    src: tile.src,
    x: (tile.x / 100) * width,
    y: (tile.y / 100) * height,
    width: (tile.width / 100) * width,
    height: (tile.height / 100) * height,
    unit: "pixel",
  };
}
