import { readdirSync } from "node:fs";
import { parse, wcagContrast } from "culori";
import { cssColorSchema } from "../../lib/contract/channel.ts";
import type { ChannelRecord } from "../domain/catalogue/catalogue-records.ts";

/** The faces that come with the site; the provider's own pages show its brands in them. */
export const siteFontsFolderUrl = new URL("../../public/fonts/", import.meta.url);

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

/**
 * Each channel's own colours, corners and face, as rules of a style sheet for what carries its token as `data-brand`.
 * `fonts` is where faces are served, by the origin of the page: docs/security.md SE-37 and SE-110 have nothing loaded
 * from elsewhere.
 */
export function formatBrandCssRules(channels: ChannelRecord[], fonts: string): string {
  const families = new Set(channels.map(({ profile }) => profile.fontFamily ?? ""));
  return [
    ...[...families].map((family) => formatFontFaceRule(family, fonts)),
    ...channels.map(rule),
  ].join("\n");
}

/** The face of a family; nothing for one that does not come with the site. */
export function formatFontFaceRule(family: string, fonts: string): string {
  const file = fileOf(family);
  if (file === undefined) return "";
  const weight = /-latin-(\d+)-/.exec(file)?.[1] ?? "100 900";
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${fonts}/${file}") format("woff2"); }`;
}

function rule({ token, profile }: ChannelRecord): string {
  const values = new Map(Object.entries(profile.theme));
  const colours = new Map(
    Object.entries(names).flatMap(([field, name]) => {
      const colour = cssColorSchema.safeParse(values.get(field));
      return colour.success ? [[name, colour.data]] : [];
    }),
  );
  const accent = colours.get("accent");
  if (accent) colours.set("on-accent", readable(colours.get("on-accent"), accent));
  const { colorScheme, radius } = profile.theme;
  const family = profile.fontFamily ?? "";
  const declarations = [
    ...[...colours].map(([name, colour]) => `--${name}: ${colour};`),
    `color-scheme: ${colorScheme === "light" ? "light" : "dark"};`,
    `--radius: ${radius ?? 8}px;`,
    ...(fileOf(family) ? [`--face: "${family}";`] : []),
    ...(inCapitals.includes(family) ? ["--letters: uppercase;"] : []),
  ];
  return `[data-brand="${safeName(token)}"] { ${declarations.join(" ")} }`;
}

/** The owner's colour of texts on a ground, where they can be read (WCAG AA), else black or white. */
function readable(wanted: string | undefined, ground: string): string {
  if (!parse(ground)) return wanted ?? "#ffffff";
  if (wanted && parse(wanted) && wcagContrast(wanted, ground) >= 4.5) return wanted;
  return wcagContrast("#ffffff", ground) >= wcagContrast("#000000", ground) ? "#ffffff" : "#000000";
}

/** The file of a family's heading face; a family that is the owner's own has none here. */
function fileOf(family: string): string | undefined {
  if (!/^[\w ]+$/.test(family)) return undefined;
  const slug = family.toLowerCase().replaceAll(" ", "-");
  return readdirSync(siteFontsFolderUrl).find((file) => file.startsWith(`${slug}-latin-`));
}

/** Tokens stand in a selector. */
function safeName(token: string): string {
  return token.replaceAll(/[^\w-]/g, "");
}
