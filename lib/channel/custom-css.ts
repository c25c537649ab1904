/** The most characters of the owner's style sheet; the rest is cut off. */
export const maxCssLength = 64_000;

/**
 * The owner's style sheet for a `<style>` element, escaped so that it cannot end the element.
 * `escapeCustomCss("a::after{content:'</style>'}")` → `"a::after{content:'<\\/style>'}"`, which is the same to CSS.
 * Undefined without a style sheet. docs/security.md SE-26.
 */
export function escapeCustomCss(source: string | undefined): string | undefined {
  if (!source?.trim()) return undefined;
  return source
    .slice(0, maxCssLength)
    .replaceAll("\u0000", "")
    .replaceAll("</", "<\\/")
    .replace(/<$/, "");
}
