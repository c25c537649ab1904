import { describe, expect, test, vi } from "vitest";
import { logger } from "../../../lib/log.ts";
import { sanitizeRichText } from "../../../lib/sections/rich-text.ts";

// docs/security.md SE-28
test.each([
  ['<p onclick="x()">Hi</p>', "<p>Hi</p>"],
  ["<script>alert(1)</script>after", "after"],
  ['<a href="javascript:x()">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="ftp://x.example">x</a>', '<a rel="noopener">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example" rel="noopener">x</a>'],
  ['<a href="tel:112">x</a>', '<a href="tel:112" rel="noopener">x</a>'],
  ['<iframe src="https://x.example"></iframe>text', "text"],
  ['<img src="x" onerror="y()">', '<img src="x" />'],
  ["<p>open", "<p>open</p>"],
  ["<h1>Title</h1>", "<h2>Title</h2>"],
  ['<p style="position:fixed">x</p>', "<p>x</p>"],
])("%s is rendered as %s", (source, rendered) => {
  expect(sanitizeRichText(source, "plain")).toBe(rendered);
});

test("custom HTML keeps class and id", () => {
  expect(sanitizeRichText('<p class="a" id="b">x</p>', "custom")).toBe('<p class="a" id="b">x</p>');
});

test("plain text loses class and id", () => {
  expect(sanitizeRichText('<p class="a" id="b">x</p>', "plain")).toBe("<p>x</p>");
});

// docs/security.md SE-28
test("a long text is cut at 20 KB and stays well-formed", () => {
  const rendered = sanitizeRichText(`<p>${"x".repeat(200_000)}`, "plain");
  expect(rendered).toBe(`<p>${"x".repeat(20 * 1024 - 3)}</p>`);
});

test("a cut never splits a character", () => {
  expect(sanitizeRichText("語".repeat(20_000), "plain")).toBe(
    "語".repeat(Math.floor((20 * 1024) / 3)),
  );
});

// docs/security.md SE-28
test("elements are nested at most 50 deep, and their text stays", () => {
  const rendered = sanitizeRichText(`${"<div>".repeat(80)}deep`, "plain");
  expect(rendered.match(/<div>/g)).toHaveLength(50);
  expect(rendered).toContain("deep");
});

// docs/security.md SE-28
test.each([
  [
    "**Hi** [there](https://x.test)",
    '<p><strong>Hi</strong> <a href="https://x.test" rel="noopener" target="_blank">there</a></p>',
  ],
  ["[own](/pages/x)", '<p><a href="/pages/x" rel="noopener">own</a></p>'],
  ["<b>simple</b> HTML", "<p><b>simple</b> HTML</p>"],
  ["[x](javascript:alert(1))", '<p><a rel="noopener">x</a></p>'],
  ["<img src=x onerror=alert(1)>", '<img src="x" />'],
  ["<script>alert(1)</script>", ""],
])("Markdown %s is rendered as %s", (source, rendered) => {
  expect(sanitizeRichText(source, "markdown")).toBe(rendered);
});

describe("text that cannot be parsed", () => {
  // docs/security.md SE-28
  test.each([
    ["quotes", "> ".repeat(5_000)],
    ["numbers", "1. ".repeat(6_000)],
    ["quotes and lists in turns", "> 1. - ".repeat(2_000)],
    ["51 quotes", `words\n${"> ".repeat(51)}x`],
  ])("is left out and logged: nested %s", (_, source) => {
    const warn = vi.spyOn(logger, "warn").mockReturnValue();
    expect(sanitizeRichText(source, "markdown")).toBe("");
    expect(sanitizeRichText(source, "markdown")).toBe("");
    expect(warn.mock.calls.map(([facts]) => facts)).toEqual([
      expect.objectContaining({ call: "rich-text", kind: "markdown" }),
    ]);
    warn.mockRestore();
  });

  test.each([
    ["50 quotes", `${"> ".repeat(50)}x`, "blockquote"],
    ["a long rule", "- ".repeat(200), "hr"],
    ["a heading with a long line under it", `Title\n${"-".repeat(300)}`, "h2"],
    ["open entities", "&amp".repeat(12_500), "p"],
  ])("does not include %s", (_, source, tag) => {
    expect(sanitizeRichText(source, "markdown")).toContain(`<${tag}`);
  });
});

// docs/provider-api.md PA-323
test.each([
  ["[Shop](www.example.com/shop)", 'href="https://www.example.com/shop"'],
  ["[Mail](info@example.com)", 'href="mailto:info@example.com"'],
  ["[About](/pages/about)", 'href="/pages/about"'],
])("the link of %s has %s", (markdown, attribute) => {
  expect(sanitizeRichText(markdown, "markdown")).toContain(attribute);
});
