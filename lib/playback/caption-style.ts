/** A viewer's style of captions: each value is from a list, `size` and `opacity` (of the background) in percent. */
export type CaptionStyle = {
  size: (typeof captionSizes)[number];
  color: (typeof captionColors)[number];
  ground: (typeof captionBackgroundColors)[number];
  opacity: (typeof captionOpacities)[number];
  edge: (typeof captionEdges)[number];
};

export const captionSizes = [75, 100, 125, 150, 200] as const;
export const captionColors = ["white", "yellow", "green", "cyan", "black"] as const;
export const captionBackgroundColors = ["black", "blue", "white"] as const;
export const captionOpacities = [0, 25, 50, 75, 100] as const;
export const captionEdges = ["none", "outline", "shadow"] as const;

/** The default style of captions. */
export const defaultCaptionStyle: CaptionStyle = {
  size: 100,
  color: "white",
  ground: "black",
  opacity: 75,
  edge: "none",
};

const values = {
  white: "255 255 255",
  yellow: "255 226 77",
  green: "110 231 134",
  cyan: "120 226 255",
  black: "0 0 0",
  blue: "8 30 92",
};

/** Reads a saved style; missing or invalid values get their default. `undefined` without a style. */
export function parseCaptionStyle(saved: unknown): CaptionStyle | undefined {
  if (typeof saved !== "object" || saved === null) return undefined;
  const { size, color, ground, opacity, edge }: Record<string, unknown> = { ...saved };
  const style = defaultCaptionStyle;
  return {
    size: captionSizes.find((choice) => choice === size) ?? style.size,
    color: captionColors.find((choice) => choice === color) ?? style.color,
    ground: captionBackgroundColors.find((choice) => choice === ground) ?? style.ground,
    opacity: captionOpacities.find((choice) => choice === opacity) ?? style.opacity,
    edge: captionEdges.find((choice) => choice === edge) ?? style.edge,
  };
}

/**
 * A style with a change. Dark text on a dark background, or light on light, is illegible: the colour that was not
 * changed is adjusted.
 */
export function mergeCaptionStyle(
  style: CaptionStyle,
  change: Partial<CaptionStyle>,
): CaptionStyle {
  const changed = { ...style, ...change };
  const isReadable = (changed.color === "black") === (changed.ground === "white");
  if (isReadable) return changed;
  if (change.ground) return { ...changed, color: change.ground === "white" ? "black" : "white" };
  return { ...changed, ground: changed.color === "black" ? "white" : "black" };
}

/** The custom properties that the style sheet of captions reads; without a style they are all empty. */
export function toCaptionCssProperties(
  style: CaptionStyle | undefined,
): Record<`--${string}`, string> {
  if (!style) return { "--cue-size": "", "--cue-color": "", "--cue-ground": "", "--cue-edge": "" };
  const edge = style.color === "black" ? values.white : values.black;
  return {
    "--cue-size": String(style.size / 100),
    "--cue-color": `rgb(${values[style.color]})`,
    "--cue-ground": `rgb(${values[style.ground]} / ${style.opacity}%)`,
    "--cue-edge": edgeOf(style.edge, `rgb(${edge})`),
  };
}

function edgeOf(edge: CaptionStyle["edge"], color: string): string {
  if (edge === "none") return "none";
  if (edge === "shadow") return `0.06em 0.06em 0.12em ${color}`;
  const corners = ["-1 -1", "-1 1", "1 -1", "1 1"].map((corner) => corner.split(" "));
  return corners.map(([x, y]) => `calc(${x} * 0.05em) calc(${y} * 0.05em) 0 ${color}`).join(", ");
}
