/** A picture for those who take one size, with that size in pixels where it is known. */
export type SharePicture = { url: string; width?: number; height?: number };

const width = 1280;

/**
 * The picture shown where a page is shared: `…/lake-{w}.avif` → `…/lake-1280.avif`, 1280 by 720. The size of a URL
 * without `{w}` is unknown.
 */
export function sharePicture(address: string | undefined): SharePicture | undefined {
  if (address === undefined) return undefined;
  if (!address.includes("{w}")) return { url: address };
  return { url: pictureOfWidth(address, width), width, height: (width * 9) / 16 };
}

/** One of the five widths of a picture: docs/provider-api.md PA-16. */
export function pictureOfWidth(address: string, pixels: 320 | 640 | 960 | 1280 | 1920): string {
  return address.replaceAll("{w}", String(pixels));
}
