import lighthouse from "lighthouse";
import type { LighthousePage } from "./lighthouse-pages.ts";

/** The least that a page must reach, of 100; the rest of `performance` is the machine's. */
export const lighthouseThresholds = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
export type LighthouseCategory = keyof typeof lighthouseThresholds;

/** `missed` names the audits that cost points; `performance` is reported by its parts. */
export type LighthouseResult = {
  page: LighthousePage;
  scores: Partial<Record<LighthouseCategory, number>>;
  missed: string[];
};

const categories = Object.keys(lighthouseThresholds).filter(
  (name): name is LighthouseCategory => name in lighthouseThresholds,
);

/** One visit with an empty cache on Lighthouse's own slow phone, by a browser that listens on `port`. */
export async function runLighthouse(
  page: LighthousePage,
  url: string,
  port: number,
): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores: LighthouseResult["scores"] = {};
  const missed: string[] = [];
  for (const category of categories) {
    const { score, auditRefs = [] } = lhr.categories[category] ?? {};
    scores[category] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const found = lhr.audits[id];
      if (weight === 0 || found?.score === null || (found?.score ?? 1) >= 0.9) continue;
      missed.push(`${category}: ${found?.title ?? id} ${found?.displayValue ?? ""}`.trim());
    }
  }
  return { page, scores, missed };
}

/** True when every judged category reaches its bar. */
export function meetsLighthouseThresholds({ page, scores }: LighthouseResult): boolean {
  return categories.every((category) => {
    if (category === "seo" && page.hidden) return true;
    return (scores[category] ?? 0) >= lighthouseThresholds[category];
  });
}
