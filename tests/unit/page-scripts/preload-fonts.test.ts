import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inlineScript } from "../../../lib/page-scripts/inline-script.ts";
import { preloadFonts } from "../../../lib/page-scripts/preload-fonts.ts";

type Line = { downlink: number; rtt: number; saveData?: boolean };

/** The addresses that the script asks for in a browser that knows so much of its line. */
function askedFor(addresses: string[], connection?: Line): unknown[] {
  const asked: { href?: string }[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: { href?: string }) => asked.push(link) },
  };
  runInNewContext(inlineScript(preloadFonts, addresses), { document, navigator: { connection } });
  return asked.map(({ href }) => href);
}

test("fonts are asked for on a quick line, and where nothing is known of it", () => {
  const quick = { downlink: 10, rtt: 50 };
  expect(askedFor(["/fonts/a.woff2", "/fonts/b.woff2"], quick)).toHaveLength(2);
  expect(askedFor(["/fonts/a.woff2"])).toEqual(["/fonts/a.woff2"]);
});

test.each([
  ["narrow", { downlink: 1.6, rtt: 150 }],
  ["long", { downlink: 10, rtt: 600 }],
  ["dear", { downlink: 10, rtt: 50, saveData: true }],
])("a %s line is left to the page's picture", (_, line) => {
  expect(askedFor(["/fonts/a.woff2"], line)).toEqual([]);
});
