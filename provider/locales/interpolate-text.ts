/** Replaces placeholders in a text: `interpolateText("Welcome to {brand}", { brand: "Demo" })` → `"Welcome to Demo"`. */
export function interpolateText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
