/**
 * The text of an inline script that calls `program` with these arguments: functions go as their own
 * text, everything else as JSON. `createInlineScriptText(preloadFonts, ["/fonts/a.woff2"])` →
 * `(function preloadFonts(addresses){…})(["/fonts/a.woff2"])`. `</script>` in a value cannot end it.
 * A function that is sent so may use its parameters and the browser's globals only.
 */
export function createInlineScriptText<Args extends unknown[]>(
  program: (...args: Args) => unknown,
  ...args: Args
): string {
  return `(${textOf(program)})(${args.map(literalOf).join(",")})`;
}

function literalOf(value: unknown): string {
  if (typeof value === "function") return textOf(value);
  return JSON.stringify(value)?.replaceAll("<", "\\u003c") ?? "undefined";
}

// The front's scripts are not minified: this removes indentation, and the blanks of stripped types.
function textOf(program: { toString(): string }): string {
  return program
    .toString()
    .replaceAll(/\s*\n\s*/g, "\n")
    .replaceAll(/ {2,}/g, " ");
}
