// Why: a page carries the paths of the icons it draws and nothing else. Run after changing the lists;
// writes components/ui/icon-paths.ts from @tabler/icons (MIT).
import { readFileSync, writeFileSync } from "node:fs";

const outline = [
  ..."menu-2 x search user-circle dots chevron-left chevron-right chevron-down arrow-left".split(
    " ",
  ),
  ..."check lock calendar-event eye external-link share world refresh".split(" "),
  ..."alert-triangle alert-circle circle-check mood-empty".split(" "),
  ..."brand-x brand-facebook brand-reddit brand-instagram brand-tiktok brand-threads".split(" "),
  ..."brand-discord brand-whatsapp".split(" "),
];
const filled = ["player-play"];

const root = new URL("../", import.meta.url);
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function pathOf(kind, name) {
  const svg = readFileSync(
    new URL(`node_modules/@tabler/icons/icons/${kind}/${name}.svg`, root),
    "utf8",
  );
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d.trim()).join("");
}

const constant = (kind, name) =>
  `export const ${camel(`${kind}-${name}`)} =\n  "${pathOf(kind, name)}";`;
const lines = [
  ...outline.map((name) => constant("outline", name)),
  ...filled.map((name) => constant("filled", name)),
];
writeFileSync(
  new URL("components/ui/icon-paths.ts", root),
  `// Made by scripts/make-icons.mjs from @tabler/icons (MIT).\n${lines.join("\n")}\n`,
);
