import { describe, expect, test } from "vitest";
import {
  buildAccessibilityTree,
  type AccessibleNode,
} from "../../../../../provider/domain/inspector/accessibility-tree.ts";
import { checkAccessibilityTree } from "../../../../../provider/domain/inspector/check-accessibility-tree.ts";
import { parseHtmlPage } from "../../../../../provider/domain/inspector/html-tree.ts";

const treeOf = (body: string) => buildAccessibilityTree(parseHtmlPage(`<body>${body}`));
const lines = (tree: AccessibleNode[], depth = 0): string[] =>
  tree.flatMap(({ role, name, level, children }) => [
    `${"  ".repeat(depth)}${role}${level === undefined ? "" : ` ${level}`}${name && ` "${name}"`}`,
    ...lines(children, depth + 1),
  ]);
const linesOf = (body: string) => lines(treeOf(body));
const faults = (body: string) =>
  checkAccessibilityTree(treeOf(body)).remarks.map(({ level, words }) => `${level}: ${words}`);

describe("the accessible tree of a page", () => {
  test("contains landmarks, headings and controls, in the page's order", () => {
    const page = `<header><nav aria-label="Main"><a href="/">Home</a></nav></header>
      <main><h1>Films</h1><div><button>Play</button></div></main><footer>©</footer>`;
    expect(linesOf(page)).toEqual([
      "banner",
      '  navigation "Main"',
      '    link "Home"',
      "main",
      '  heading 1 "Films"',
      '  button "Play"',
      "contentinfo",
    ]);
  });

  test("contains no hidden, decorative or generic elements", () => {
    const page = `<div hidden><a href="/">a</a></div><p aria-hidden="true">b</p><img alt="">
      <script>c</script><dialog><button>d</button></dialog><svg><title>e</title></svg>
      <input type="hidden"><ul role="presentation"><li>f</li></ul>`;
    expect(linesOf(page)).toEqual(['listitem "f"']);
  });

  test.each([
    ['<button aria-label="Play">x</button>', 'button "Play"'],
    ['<b id="t">Films</b><section aria-labelledby="t"></section>', 'region "Films"'],
    ['<label for="q">Search</label><input id="q" type="search">', 'searchbox "Search"'],
    ["<label>Email <input></label>", 'textbox "Email"'],
    ['<input placeholder="Email">', 'textbox "Email"'],
    ['<input type="submit" value="Send">', 'button "Send"'],
    ['<a href="/"><img alt="Boats" src="b"> at <i>sea</i></a>', 'link "Boats at sea"'],
    ["<button><svg><title>Close</title></svg></button>", 'button "Close"'],
    ['<a href="/" title="Home"></a>', 'link "Home"'],
    ['<div role="heading" aria-level="3">Deep</div>', 'heading 3 "Deep"'],
    ["<fieldset><legend>Plan</legend></fieldset>", 'group "Plan"'],
  ])("%s is %s", (html, line) => {
    expect(linesOf(html)).toContain(line);
  });

  test("contains at most three thousand nodes", () => {
    expect(treeOf("<hr>".repeat(4_000))).toHaveLength(3_000);
  });
});

describe("errors of the outline", () => {
  test("are empty for a page with one main part and headings in order", () => {
    expect(faults("<main><h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2></main>")).toEqual([]);
  });

  test("are missing, skipped or empty headings", () => {
    expect(faults("<main><h2>a</h2><h4></h4></main>")).toEqual([
      "fault: There is no first heading (h1).",
      "fault: A heading of level 4 says nothing.",
      "hint: “a” is of level 2, and the one above it is missing.",
      "hint: “” is of level 4, and the one above it is missing.",
    ]);
  });

  test("are a missing main part, parts with the same name, and controls or pictures without a name", () => {
    const page = `<h1>a</h1><nav></nav><nav></nav><a href="/"></a><a href="/b"><i></i></a>
      <button></button><img src="b">`;
    expect(faults(page)).toEqual([
      "fault: There are 0 main parts; one is needed.",
      "hint: Two of role navigation are called “”.",
      "fault: 2 of role link say nothing.",
      "fault: 1 of role button says nothing.",
      "fault: 1 picture has no alternative text.",
    ]);
  });
});
