import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** Violated rules and the elements that violate them, in the whole page or in one part. */
export async function findAxeViolations(
  page: Page,
  part = "html",
  ...unseen: string[]
): Promise<string[]> {
  // Rows out of sight reserve the height of an earlier width, from which their cards would overflow. Half-faded
  // texts have too little contrast. In parts out of sight animations do not run, so the test does not wait for them.
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
  // Without frames axe needs no second page to combine results, and passed rules are not reported: four times faster.
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
