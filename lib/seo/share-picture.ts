/** A picture for those who take one size, with that size in pixels where it is known. */
export type SharePicture = { url: string; width?: number; height?: number };

const width = 1280;

/** Formats that networks which show shared pages do not read. */
const unreadable = /\.(?:avif|avifs|heic|heif|jxl|svg|svgz)$/i;

/**
 * The picture shown where a page is shared, the first that networks can read: `…/lake-{w}.jpg` → `…/lake-1280.jpg`,
 * 1280 by 720. An address without `{w}` has one size, which is not known. Undefined where each is AVIF or SVG.
 * docs/behaviour.md BE-433.
 */
export function chooseSharePicture(...addresses: (string | undefined)[]): SharePicture | undefined {
  const address = addresses.find((each) => each !== undefined && isReadable(each));
  if (address === undefined) return undefined;
  if (!address.includes("{w}")) return { url: address };
  return { url: createPictureUrlOfWidth(address, width), width, height: (width * 9) / 16 };
}

function isReadable(address: string): boolean {
  return !unreadable.test(URL.parse(address)?.pathname ?? "");
}

/** One of the five widths of a picture: docs/provider-api.md PA-16. */
export function createPictureUrlOfWidth(
  address: string,
  pixels: 320 | 640 | 960 | 1280 | 1920,
): string {
  return address.replaceAll("{w}", String(pixels));
}
