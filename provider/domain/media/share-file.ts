import type { Manifest } from "./manifest.ts";
import { pictureFile } from "./picture-file.ts";

const widths = [320, 640, 960, 1280, 1920];

/**
 * The picture that a share picture is made of, and its width: the nearest of the five that is not
 * wider. `"boats-1300.jpg"` → `{ file: "boats-1280.avif", width: 1280 }`; undefined for unknown
 * names.
 */
export function shareFile(
  asked: string,
  manifest: Manifest,
): { file: string; width: number } | undefined {
  const [, name, wanted] = /^([a-z0-9-]+)-(\d{1,5})\.jpg$/.exec(asked) ?? [];
  const width = widths.findLast((step) => step <= Number(wanted)) ?? 320;
  const file = pictureFile(`${name}-${width}.avif`, manifest);
  return file === undefined ? undefined : { file, width };
}
