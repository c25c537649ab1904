import type { MediaManifest } from "./media-manifest.ts";

const shareWidths = [320, 640, 960, 1280, 1920];

/**
 * The file of a picture in the requested width, or the nearest one: the largest that is not
 * wider, else the smallest. `"boats-700.avif"` → `"boats-640.avif"`; undefined for unknown names.
 */
export function findPictureSource(requested: string, manifest: MediaManifest): string | undefined {
  const [, name = "", wanted] = /^([a-z0-9-]+)-(\d{1,5})\.avif$/.exec(requested) ?? [];
  const picture = Object.hasOwn(manifest.art, name) ? manifest.art[name] : undefined;
  if (!picture) return undefined;
  const fitting = picture.widths.filter((width) => width <= Number(wanted));
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  return `${name}-${width}.avif`;
}

/**
 * The picture that a share picture is made of, and its width: the nearest of the five that is not
 * wider. `"boats-1300.jpg"` → `{ file: "boats-1280.avif", width: 1280 }`; undefined for unknown
 * names.
 */
export function findSharePictureSource(
  requested: string,
  manifest: MediaManifest,
): { file: string; width: number } | undefined {
  const [, name, wanted] = /^([a-z0-9-]+)-(\d{1,5})\.jpg$/.exec(requested) ?? [];
  const width = shareWidths.findLast((step) => step <= Number(wanted)) ?? 320;
  const file = findPictureSource(`${name}-${width}.avif`, manifest);
  return file === undefined ? undefined : { file, width };
}
