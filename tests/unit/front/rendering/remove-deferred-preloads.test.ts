import { expect, test } from "vitest";
import {
  hashInlineScripts,
  insertNonce,
} from "../../../../lib/front/rendering/hash-inline-scripts.ts";

const sheet = `<link rel="preload" href="/_next/static/a.css" as="style"/>`;
const script = `<link rel="preload" href="/_next/static/chunks/a.js" as="script" nonce="secret" fetchPriority="low"/>`;
const ofAll = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>`;
const body = `<body data-dehydrated="">`;
const hidden = `${body}<div data-dehydrated="">Rows</div>`;

const forAll = (page: string) => hashInlineScripts(Buffer.from(page), "secret").body.toString();
const forOne = (page: string) => insertNonce(Buffer.from(page), "secret", "own").toString();

for (const [audience, finish] of Object.entries({ everybody: forAll, "one viewer": forOne })) {
  test(`a page for ${audience} preloads no script of a row that is hydrated later`, () => {
    expect(finish(`${sheet}${script}${ofAll}${script}${hidden}`)).toBe(`${sheet}${ofAll}${hidden}`);
  });

  test(`a page for ${audience} whose parts are all hydrated keeps its preload hints`, () => {
    const page = `${sheet}${script}${body}<div>Rows</div>`;
    expect(finish(page)).toContain('href="/_next/static/chunks/a.js"');
  });
}
