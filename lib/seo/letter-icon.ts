import type { Channel } from "../contract/channel.ts";
import { resolveTheme } from "../channel/theme.ts";
import { escapeXml } from "./escape-xml.ts";

/**
 * The icon of a channel that has none, as a `data:` address: its first letter in its own colours.
 */
export function letterIcon({ name, style }: Pick<Channel, "name" | "style">): string {
  const { colors, radius } = resolveTheme(style.theme);
  const letter = escapeXml(Array.from(name.trim())[0]?.toUpperCase() ?? "");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${colors.primary}"/><text x="32" y="46" font-family="sans-serif" font-size="40" font-weight="700" text-anchor="middle" fill="${colors.onPrimary}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing.toWellFormed())}`;
}
