import type { CDPSession, Page } from "playwright/test";

/** A font of rendered glyphs. `isWebFont` is false for a font of the device. */
export type RenderedFont = { family: string; isWebFont: boolean };

/**
 * Returns a function that reads the fonts of the first visible element that matches, after scrolling to it: text
 * out of sight may not be rendered. Empty when there is no such element. Element and fonts are read in one pass, so that
 * React replaces no element in between.
 */
export async function watchRenderedFonts(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await session.send(`${domain}.enable`);
  return async (selector: string): Promise<RenderedFont[]> => {
    try {
      return await fontsOf(session, selector);
    } catch {
      return [];
    }
  };
}

async function fontsOf(session: CDPSession, selector: string): Promise<RenderedFont[]> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
  const expression = `{ const element = ${found}; element?.scrollIntoView({ block: "nearest" }); element; }`;
  await session.send("DOM.getDocument", { depth: 0 });
  const { result } = await session.send("Runtime.evaluate", { expression });
  if (result.objectId === undefined) return [];
  const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({
    family: familyName,
    isWebFont: isCustomFont,
  }));
}
