import { describe, expect, test } from "vitest";
import type {
  PageExpectations,
  InspectedResponse,
} from "../../../../../provider/domain/inspector/inspected-response.ts";
import { createPageReport } from "../../../../../provider/domain/inspector/page-report.ts";

const origin = "https://demo.example";
const live: PageExpectations = { isStaging: false, origins: [origin] };
const address = `${origin}/video/7`;

const head = (changes: Record<string, string> = {}) =>
  Object.values({
    title: "<title>Boats · Demo</title>",
    description: '<meta name="description" content="They come and go.">',
    viewport: '<meta name="viewport" content="width=device-width">',
    canonical: `<link rel="canonical" href="${address}">`,
    german: `<link rel="alternate" hreflang="de" href="${address}?lng=de">`,
    default: `<link rel="alternate" hreflang="x-default" href="${address}">`,
    ogTitle: '<meta property="og:title" content="Boats">',
    ogType: '<meta property="og:type" content="video.other">',
    ogUrl: `<meta property="og:url" content="${address}">`,
    ogImage: '<meta property="og:image" content="https://media.example/boats.jpg">',
    ogDescription: '<meta property="og:description" content="They come and go.">',
    card: '<meta name="twitter:card" content="summary_large_image">',
    ...changes,
  }).join("");

const report = (
  changes: Record<string, string> = {},
  response: Partial<InspectedResponse> = {},
  expected = live,
) => {
  const text = `<html lang="en"><head>${head(changes)}</head><body><main><h1>Boats</h1></main>`;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return createPageReport({ address, hops: [], status: 200, headers, text, ...response }, expected);
};
const words = (...args: Parameters<typeof report>) =>
  report(...args).remarks.map((each) => `${each.level}: ${each.about}: ${each.words}`);

describe("the report of a page", () => {
  test("is empty for a complete page", () => {
    expect(words()).toEqual([]);
    expect(report().head).toMatchObject({
      language: "en",
      titles: ["Boats · Demo"],
      canonicals: [address],
      alternates: [
        { language: "de", href: `${address}?lng=de` },
        { language: "x-default", href: address },
      ],
      openGraph: { "og:title": "Boats" },
    });
  });

  test.each([
    [{ title: "" }, "fault: Title: There is none."],
    [{ canonical: "" }, "fault: Canonical: There is none."],
    [{ viewport: "" }, "fault: Viewport: Without it phones show a page for computers."],
    [{ default: "" }, "fault: Languages: x-default is missing."],
    [{ ogImage: "" }, "fault: Share card: og:image is missing."],
    [{ card: "" }, "hint: Share card: twitter:card is missing."],
    [{ description: "" }, "hint: Description: There is none: search engines make one up."],
    [
      { canonical: `<link rel="canonical" href="https://elsewhere.example/video/7">` },
      "fault: Canonical: It leads to another site.",
    ],
    [
      { canonical: `<link rel="canonical" href="${address}?utm_source=a">` },
      "fault: Canonical: It holds a query that changes nothing (utm, t, video_id).",
    ],
    [
      { ogImage: '<meta property="og:image" content="https://media.example/boats.avif">' },
      "fault: Share card: og:image is AVIF, which many networks cannot read.",
    ],
    [
      { again: `<link rel="alternate" hreflang="de" href="${address}?lng=de">` },
      "fault: Languages: A language is named twice.",
    ],
  ])("names an error: %j", (changes, line) => {
    expect(words(changes)).toContain(line);
  });

  test("requires noindex of a staging channel, and no-store of an error screen", () => {
    const staging = { ...live, isStaging: true };
    const robots = '<meta name="robots" content="noindex, nofollow">';
    const missing =
      "The channel is in staging, and search engines may keep it: noindex is missing.";
    expect(words({}, {}, staging)).toContain(`fault: Robots: ${missing}`);
    expect(words({ robots }, {}, staging)).toEqual([
      "hint: Robots: Search engines must not store this page.",
    ]);
    expect(words({}, { status: 404 })).toEqual([
      "fault: Answer: The status is 404: crawlers drop the page.",
      "fault: Robots: An error screen, and search engines may keep it: noindex is missing.",
    ]);
    const header = { "content-type": "text/html", "x-robots-tag": "noindex" };
    expect(words({}, { headers: header }, staging)).toEqual([
      "hint: Robots: Search engines must not store this page.",
    ]);
  });

  test("says when a URL is no page", () => {
    const headers = { "content-type": "text/plain" };
    expect(words({}, { headers })).toContain("fault: Answer: It is no page, but text/plain.");
  });
});
