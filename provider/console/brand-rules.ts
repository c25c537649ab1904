import { cssColor } from "../../lib/contract/channel.ts";
import type { ChannelRecord } from "../domain/catalogue/records.ts";

const names = { background: "ground", text: "ink", primary: "accent", onPrimary: "on-accent" };

/** Each channel's own colours for its panel, as rules of the style sheet. */
export function brandRules(channels: ChannelRecord[]): string {
  return channels.map(rule).join("\n");
}

function rule({ token, profile }: ChannelRecord): string {
  const values = new Map(Object.entries(profile.theme));
  const declarations = Object.entries(names).flatMap(([field, name]) => {
    const colour = cssColor.safeParse(values.get(field));
    return colour.success ? [`--${name}: ${colour.data};`] : [];
  });
  return `[data-brand="${safeName(token)}"] { ${declarations.join(" ")} }`;
}

/** Tokens stand in a selector. */
function safeName(token: string): string {
  return token.replaceAll(/[^\w-]/g, "");
}
