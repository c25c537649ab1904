import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { createInlineScriptText } from "../../../lib/page-scripts/inline-script.ts";
import { isSlowConnection } from "../../../lib/page-scripts/is-slow-connection.ts";
import { preloadFonts } from "../../../lib/page-scripts/preload-fonts.ts";

type Line = { downlink: number; rtt: number; saveData?: boolean };

const familyOf = (family: string) => ({
  family,
  stack: `"${family}",Arial`,
  standIns: `"${family} Fallback",Arial`,
});

/** The script's preloads in a browser with this connection, and `later`, five seconds after the page. */
function onLine(connection?: Line, stored = new Map<string, string>()) {
  const preloaded: { href?: string }[] = [];
  const set = new Map<string, string>();
  const loaded: string[] = [];
  const waiting: (() => void)[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: { href?: string }) => preloaded.push(link) },
    documentElement: { style: { setProperty: set.set.bind(set) } },
    fonts: { load: async (font: string) => void loaded.push(font) },
  };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const wait = (_: unknown, task: () => void) => waiting.push(task);
  const script = createInlineScriptText(
    preloadFonts,
    ["/fonts/a.woff2", "/fonts/b.woff2"],
    familyOf("Brand"),
    familyOf("Brand Display"),
    isSlowConnection,
  );
  runInNewContext(script, {
    document,
    localStorage,
    navigator: { connection },
    addEventListener: wait,
    setTimeout: (task: () => void) => wait(0, task),
  });
  const later = () => {
    while (waiting.length > 0) waiting.shift()?.();
  };
  return { preloaded: preloaded.map(({ href }) => href), set, loaded, stored, later };
}

test("fonts are preloaded on a fast connection, and where its speed is unknown", () => {
  const { preloaded, set } = onLine({ downlink: 10, rtt: 50 });
  expect(preloaded).toEqual(["/fonts/a.woff2", "/fonts/b.woff2"]);
  expect(set.size).toBe(0);
  expect(onLine().preloaded).toHaveLength(2);
});

const slowLines: [string, Line][] = [
  ["narrow", { downlink: 1.6, rtt: 150 }],
  ["long", { downlink: 10, rtt: 600 }],
  ["dear", { downlink: 10, rtt: 50, saveData: true }],
];

test.each(slowLines)("a %s connection preloads no font, and the page uses fallbacks", (_, line) => {
  const { preloaded, set, loaded } = onLine(line);
  expect(preloaded).toEqual([]);
  expect([...set]).toEqual([
    ["--font-text", '"Brand Fallback",Arial'],
    ["--font-display", '"Brand Display Fallback",Arial'],
  ]);
  expect(loaded).toEqual([]);
});

test("on a slow connection the brand's faces are loaded after the page, for the next visit", async () => {
  const [[, line]] = slowLines as [[string, Line]];
  const first = onLine(line);
  first.later();
  expect(first.loaded).toEqual(['1em "Brand"', '1em "Brand Display"']);
  await vi.waitFor(() => expect(first.stored.get("mq_face")).toBe("Brand,Brand Display"));
  expect([...onLine(line, first.stored).set]).toEqual([
    ["--font-display", '"Brand Display",Arial'],
  ]);
});
