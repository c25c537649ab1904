// Why: a page carries the paths of the icons it draws and nothing else. Run after changing the lists;
// writes what any page may draw, and what forms and the account draw, from @tabler/icons (MIT).
import { readFileSync, writeFileSync } from "node:fs";

const outlineOfAll = [
  ..."menu-2 x search user-circle dots chevron-left chevron-right chevron-down arrow-left".split(
    " ",
  ),
  ..."lock calendar-event eye external-link share world refresh".split(" "),
  "mood-empty",
  "alert-circle",
  ..."brand-x brand-facebook brand-reddit brand-instagram brand-tiktok brand-threads".split(" "),
  ..."brand-discord brand-whatsapp".split(" "),
];
const outlineOfAccount = [
  ..."bell brand-google credit-card eye-off".split(" "),
  ..."gift key logout receipt shopping-bag".split(" "),
];

const root = new URL("../", import.meta.url);
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function pathOf(kind: string, name: string): string {
  const svg = readFileSync(
    new URL(`node_modules/@tabler/icons/icons/${kind}/${name}.svg`, root),
    "utf8",
  );
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d = ""]) => d.trim()).join("");
}

const constant = (kind: string, name: string) =>
  `export const ${camel(`${kind === "filled" ? "filled-" : ""}${name}-icon-path`)} =\n  "${pathOf(kind, name)}";`;

function write(file: string, why: string, outline: string[], filled: string[]): void {
  const lines = [
    ...outline.map((name) => constant("outline", name)),
    ...filled.map((name) => constant("filled", name)),
  ];
  writeFileSync(
    new URL(file, root),
    `// Made by scripts/make-icons.ts ${why}\n${lines.join("\n")}\n`,
  );
}

write("components/ui/icon-paths.ts", "from @tabler/icons (MIT).", outlineOfAll, ["player-play"]);
write(
  "components/ui/account-icons.ts",
  "from @tabler/icons (MIT) for forms and the account: what every page has stays small.",
  outlineOfAccount,
  ["brand-apple"],
);
write(
  "components/ui/notice-icons.ts",
  "from @tabler/icons (MIT) for notices, toasts and choices, which load after the page.",
  ["alert-triangle", "circle-check", "check"],
  [],
);
write("components/errors/error-icons.ts", "from @tabler/icons (MIT).", ["shield-lock"], []);
write(
  "components/devices/device-icons.ts",
  "from @tabler/icons (MIT).",
  ["device-laptop", "device-mobile", "device-tablet", "device-tv", "devices"],
  [],
);
write(
  "components/search-box/search-icons.ts",
  "from @tabler/icons (MIT).",
  ["history", "trending-up", "arrow-up-left"],
  [],
);
