import { describe, expect, it, test } from "vitest";
import { describeCspReport } from "../../../lib/api/csp-reports.ts";

const host = "demo.example:8080";
const page = `https://${host}/pages/about`;
const owner = {
  customCode: {
    header: `<script>window.app.load("https://CDN.example/a.js", '//cdn.example:8443'); x = "https:\\/\\/f.example\\/"</script>`,
    hosts: ["o.example"],
  },
  customCss: "@import url(https://s.example/a.css)",
};
const older = (blocked: string, directive: string, of = page) =>
  JSON.stringify({
    "csp-report": {
      "document-uri": of,
      "blocked-uri": blocked,
      "effective-directive": directive,
      disposition: "enforce",
    },
  });

describe("a report of blocked content", () => {
  test.each([
    [
      "https://cdn.example/a.js?x=1",
      "script-src-elem",
      "A script of cdn.example was blocked: add cdn.example to the custom code's hosts.",
    ],
    [
      "https://cdn.example:8443",
      "script-src",
      "A script of cdn.example:8443 was blocked: add cdn.example:8443 to the custom code's hosts.",
    ],
    [
      "https://f.example/",
      "frame-src",
      "A frame of f.example was blocked: add f.example to the custom code's hosts.",
    ],
    [
      "https://s.example/a.css",
      "style-src-elem",
      "A style sheet of s.example was blocked: put its rules into the custom CSS.",
    ],
    ["https://o.example/x", "object-src", "Something of o.example was blocked by object-src."],
    [
      "inline",
      "script-src-attr",
      "A handler in an attribute (such as onclick) was blocked: use addEventListener in a script.",
    ],
    [
      "inline",
      "script-src-elem",
      "An inline script that was added later was blocked: put it into the custom code itself.",
    ],
    ["eval", "script-src", "Code made from text (eval) was blocked: use code without it."],
  ])("of %s by %s says what the owner can do", (blocked, directive, sentence) => {
    expect(describeCspReport(older(blocked, directive), host, owner)).toEqual([sentence]);
  });

  // docs/security.md SE-51
  test.each([
    ["https://call-us.example/a.js", "script-src-elem"],
    ["https://cdn.exampl/a.js", "script-src-elem"],
    ["https://dn.example/a.js", "script-src-elem"],
    ["https://example/a.js", "frame-src"],
    ["https://a.cdn.example/a.css", "style-src-elem"],
    ["https://cdn.example:9000/", "img-src"],
    ["https://f.example.evil.example/", "connect-src"],
    ["https://window.app/a.js", "script-src"],
  ])("of %s by %s names no host that the owner's code does not name", (blocked, directive) => {
    const [sentence = ""] = describeCspReport(older(blocked, directive), host, owner) ?? [];
    expect(sentence).toContain("a host that the custom code does not name was blocked");
    expect(sentence).not.toContain(new URL(blocked).host);
  });

  test.each([
    ["an extension", "chrome-extension://abc/a.js", "script-src", page],
    ["data", "data", "font-src", page],
    ["another page", "https://cdn.example/a.js", "script-src", "https://other.example/"],
    ["an invalid directive", "https://cdn.example/a.js", "<b>x</b>", page],
    ["an invalid host", "https://a'b.example/a.js", "script-src", page],
  ])("of %s is ignored", (_, blocked, directive, of) => {
    expect(describeCspReport(older(blocked, directive, of), host, owner)).toEqual([]);
  });

  it("may use the newer format with many reports, each of which is forwarded once", () => {
    const one = {
      type: "csp-violation",
      body: {
        documentURL: page,
        blockedURL: "https://cdn.example/a.js",
        effectiveDirective: "script-src",
      },
    };
    const list = [one, one, { type: "deprecation", body: {} }];
    expect(describeCspReport(JSON.stringify(list), host, owner)).toHaveLength(1);
  });

  test.each(["", "{}", "null", "{", '{"csp-report":{}}'])("is rejected as %o", (text) => {
    expect(describeCspReport(text, host, owner)).toBeUndefined();
  });
});
