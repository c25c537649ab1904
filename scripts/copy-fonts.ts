// Why: a brand's faces are served from our own origin. This copies the latin files of the families in
// lib/channel/fonts.ts out of their packages; the copies are committed, so a build needs none of this.
import { copyFileSync, mkdirSync } from "node:fs";

const faces = [
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
  "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
];

const root = new URL("../", import.meta.url);
const target = new URL("public/fonts/", root);
mkdirSync(target, { recursive: true });
for (const face of faces) {
  copyFileSync(
    new URL(`node_modules/${face}`, root),
    new URL(face.slice(face.lastIndexOf("/") + 1), target),
  );
}
