import { describe, expect, test } from "vitest";
import { cardWithWebViewLink, rowWithWebViewLinks } from "../../../lib/sections/web-view-links.ts";
import { toSectionView } from "../../../lib/sections/section-view.ts";
import { aSection } from "../../support/samples.ts";

const origin = "http://demo.localhost:3000";

function textOf(html: string): string | undefined {
  return rowWithWebViewLinks(toSectionView(aSection({ role: "text" }), { html }), origin).html;
}

describe("a link in the app's web view", () => {
  test.each(["/video/a", "/pages/nature%2Flakes", "/paywalls/p"])("to %s stays there", (href) => {
    const card = { token: "a", kind: "video" as const, href, title: "A" };
    expect(cardWithWebViewLink(card).href).toBe(`/mobile${href}`);
  });

  test.each([
    ["/pages/about", "/mobile/pages/about"],
    ["/", "/mobile"],
    [`${origin}/pages/about?x=1`, "/mobile/pages/about?x=1"],
    ["/mobile/pages/about", "/mobile/pages/about"],
  ])("of the owner's text to %s leads to %s", (href, there) => {
    expect(textOf(`<p><a href="${href}" rel="noopener">x</a></p>`)).toBe(
      `<p><a href="${there}" rel="noopener">x</a></p>`,
    );
  });

  test.each([
    "https://example.com/pages/about",
    `${origin}.evil.example/pages/about`,
    "//example.com/",
    "mailto:a@demo.test",
    "#part",
    "/ads.txt",
    "/files/terms.pdf?v=2",
    "/api/health",
  ])("of the owner's text to %s is unchanged", (href) => {
    expect(textOf(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  test("does not change the row that other viewers get", () => {
    const row = toSectionView(aSection(), { html: '<a href="/pages/x">x</a>' });
    rowWithWebViewLinks(row, origin);
    expect(row.html).toBe('<a href="/pages/x">x</a>');
  });
});
