import { readdirSync } from "node:fs";
import { cssColor } from "../../lib/contract/channel.ts";
import type { ChannelRecord } from "../domain/catalogue/records.ts";

/** The faces that come with the site; the console shows its brands in them. */
export const fontsFolder = new URL("../../public/fonts/", import.meta.url);

const names = {
  background: "ground",
  surface: "panel",
  text: "ink",
  mutedText: "muted",
  primary: "accent",
  onPrimary: "on-accent",
};

/** Families whose headings are set in capitals, as the site sets them. */
const inCapitals = ["Barlow Condensed"];

/** Each channel's own colours, corners and face for its card, as rules of the style sheet. */
export function brandRules(channels: ChannelRecord[]): string {
  const families = new Set(channels.map(({ profile }) => profile.fontFamily ?? ""));
  return [...[...families].map(fontFace), ...channels.map(rule)].join("\n");
}

/** Where the console serves a face: docs/security.md SE-37 has nothing loaded from elsewhere. */
export function fontFace(family: string): string {
  const file = fileOf(family);
  if (file === undefined) return "";
  const weight = /-latin-(\d+)-/.exec(file)?.[1] ?? "100 900";
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("/console/fonts/${file}") format("woff2"); }`;
}

function rule({ token, profile }: ChannelRecord): string {
  const values = new Map(Object.entries(profile.theme));
  const colours = Object.entries(names).flatMap(([field, name]) => {
    const colour = cssColor.safeParse(values.get(field));
    return colour.success ? [`--${name}: ${colour.data};`] : [];
  });
  const { colorScheme, radius } = profile.theme;
  const family = profile.fontFamily ?? "";
  const declarations = [
    ...colours,
    `color-scheme: ${colorScheme === "light" ? "light" : "dark"};`,
    `--radius: ${radius ?? 8}px;`,
    ...(fileOf(family) ? [`--face: "${family}";`] : []),
    ...(inCapitals.includes(family) ? ["--letters: uppercase;"] : []),
  ];
  return `[data-brand="${safeName(token)}"] { ${declarations.join(" ")} }`;
}

/** The file of a family's heading face; a family that is the owner's own has none here. */
function fileOf(family: string): string | undefined {
  if (!/^[\w ]+$/.test(family)) return undefined;
  const slug = family.toLowerCase().replaceAll(" ", "-");
  return readdirSync(fontsFolder).find((file) => file.startsWith(`${slug}-latin-`));
}

/** Tokens stand in a selector. */
function safeName(token: string): string {
  return token.replaceAll(/[^\w-]/g, "");
}
