import type { Manifest } from "./manifest.ts";

/**
 * The file of a picture in the width asked for, or the nearest there is: the largest that is not
 * wider, else the smallest. `"boats-700.avif"` → `"boats-640.avif"`; undefined for unknown names.
 */
export function pictureFile(asked: string, manifest: Manifest): string | undefined {
  const [, name = "", wanted] = /^([a-z0-9-]+)-(\d{1,5})\.avif$/.exec(asked) ?? [];
  const picture = Object.hasOwn(manifest.art, name) ? manifest.art[name] : undefined;
  if (!picture) return undefined;
  const fitting = picture.widths.filter((width) => width <= Number(wanted));
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  return `${name}-${width}.avif`;
}
