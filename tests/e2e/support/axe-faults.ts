import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Rule, and the places that break it, in the whole page or in one part. */
export async function axeFaults(page: Page, part = "html", ...unseen: string[]): Promise<string[]> {
  // Rows out of sight have the room that they had at another width, from which their cards would stand out. Half
  // faded in, every text is too pale; in parts out of sight nothing moves, so nobody waits for it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)))
        animation.finish();
    }
  });
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Without frames there is nothing to gather in a second page, and what passed need not be told: four times faster.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(part)
    .withTags(tags)
    .disableRules(unseen)
    .analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
