import type { CDPSession, Page } from "playwright/test";

/** A font that glyphs were drawn with: `isOwn` is false for one of the device. */
export type DrawnFont = { family: string; isOwn: boolean };

/**
 * Tells with which fonts the text of the first visible element that matches is drawn, once it is scrolled to: what is
 * out of sight may not be drawn. Nothing where there is none yet. Element and fonts are taken in one pass, so that React
 * replaces nothing in between.
 */
export async function watchDrawnFonts(page: Page) {
  const session = await page.context().newCDPSession(page);
  for (const domain of ["DOM", "CSS"] as const) await session.send(`${domain}.enable`);
  return async (selector: string): Promise<DrawnFont[]> => {
    try {
      return await fontsOf(session, selector);
    } catch {
      return [];
    }
  };
}

async function fontsOf(session: CDPSession, selector: string): Promise<DrawnFont[]> {
  const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
  const expression = `{ const element = ${found}; element?.scrollIntoView({ block: "nearest" }); element; }`;
  await session.send("DOM.getDocument", { depth: 0 });
  const { result } = await session.send("Runtime.evaluate", { expression });
  if (result.objectId === undefined) return [];
  const { nodeId } = await session.send("DOM.requestNode", { objectId: result.objectId });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, isOwn: isCustomFont }));
}
