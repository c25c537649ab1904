import { expect, test } from "vitest";
import { richText } from "../../../lib/sections/rich-text.ts";

test.each([
  ['<p onclick="x()">Hi</p>', "<p>Hi</p>"],
  ["<script>alert(1)</script>after", "after"],
  ['<a href="javascript:x()">x</a>', '<a rel="noopener">x</a>'],
  ['<iframe src="https://x.example"></iframe>text', "text"],
  ['<img src="x" onerror="y()">', '<img src="x" />'],
  ["<p>open", "<p>open</p>"],
  ["<h1>Title</h1>", "<h2>Title</h2>"],
  ['<p style="position:fixed">x</p>', "<p>x</p>"],
])("%s is drawn as %s", (source, drawn) => {
  expect(richText(source, "plain")).toBe(drawn);
});

test("custom HTML keeps class and id", () => {
  expect(richText('<p class="a" id="b">x</p>', "custom")).toBe('<p class="a" id="b">x</p>');
});

test("plain text loses class and id", () => {
  expect(richText('<p class="a" id="b">x</p>', "plain")).toBe("<p>x</p>");
});

test("a text without end is cut and stays well-formed", () => {
  const drawn = richText(`<p>${"x".repeat(200_000)}`, "plain");
  expect([drawn.length < 50_010, drawn.endsWith("</p>")]).toEqual([true, true]);
});

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
])("Markdown %s is drawn as %s", (source, drawn) => {
  expect(richText(source, "markdown")).toBe(drawn);
});
