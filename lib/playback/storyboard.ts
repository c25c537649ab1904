/** A thumbnail of a storyboard: the URL of its image and its box inside that image in pixels. */
export type StoryboardTile = { src: string; x: number; y: number; width: number; height: number };

/**
 * Reads the text of a thumbnail cue: `parseStoryboardTile("s.webp#xywh=160,0,160,90", "https://a.example/b.vtt")` → `{ src:
 * "https://a.example/s.webp", x: 160, y: 0, width: 160, height: 90 }`. URLs are relative to the WebVTT file.
 * `undefined` for anything but an http(s) URL with a box.
 */
export function parseStoryboardTile(
  cueText: string,
  vttAddress: string,
): StoryboardTile | undefined {
  const address = URL.parse(cueText.trim(), vttAddress);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  const box = /^#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/.exec(address.hash);
  if (box === null) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = box.slice(1).map(Number);
  if (width === 0 || height === 0) return undefined;
  address.hash = "";
  return { src: address.href, x, y, width, height };
}
