import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  hashInlineScripts,
  insertNonce,
} from "../../../../lib/front/rendering/hash-inline-scripts.ts";
import {
  type InlinePageStyles,
  makeInlinePageStyles,
} from "../../../../lib/front/rendering/inline-page-styles.ts";

let siteDir: string;
let inlineStyles: InlinePageStyles;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "marquee-styles-"));
  const chunks = join(siteDir, ".next", "static", "chunks");
  mkdirSync(chunks, { recursive: true });
  writeFileSync(join(chunks, "a.css"), ".card{top:0}.hero{top:1px}");
  writeFileSync(join(chunks, "b.css"), ".card{top:2px}");
  writeFileSync(join(chunks, "end.css"), '.card{content:"</style>"}');
  inlineStyles = makeInlinePageStyles(siteDir);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="mark" data-precedence="next"/>`;
const pageWith = (...names: string[]) =>
  Buffer.from(
    `<head>${names.map(link).join("")}<style>.card{top:9px}</style></head><p class="card"></p>`,
  );
const finish = (page: Buffer) => hashInlineScripts(page, "mark", { inlineStyles });

test("the text of each sheet is in front of its link, which is disabled", () => {
  expect(finish(pageWith("a", "b")).body.toString()).toBe(
    '<head><style>.card{top:0}.hero{top:1px}</style><link disabled="" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<style>.card{top:2px}</style><link disabled="" rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>' +
      '<style>.card{top:9px}</style></head><p class="card"></p>',
  );
});

test("a page of one viewer has them too", () => {
  const html = insertNonce(pageWith("b"), "mark", "own", inlineStyles).toString();
  expect(html).toContain("<style>.card{top:2px}</style><link disabled");
});

test.each(["missing", "../../../a", "end"])("a page with the sheet %s stays as it is", (name) => {
  expect(inlineStyles(pageWith("a", name))).toEqual([]);
});

test("a link in the page's text is not a sheet of the page", () => {
  expect(inlineStyles(Buffer.from(`<head></head>${link("a")}`))).toEqual([]);
});
