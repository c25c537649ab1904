import { describe, expect, it, test } from "vitest";
import {
  maxOwnerCodeLength,
  cleanOwnerCode,
} from "../../../../lib/channel/owner-code/clean-owner-code.ts";

const footer = (html: string, hosts?: string[]) =>
  cleanOwnerCode({ footer: html, hosts }).body.join("");

describe("the owner's header code", () => {
  it("becomes elements of the head", () => {
    const { head } = cleanOwnerCode({
      header: `<meta name="x-verify" content="1"><script>one()</script><style>a{}</style>`,
    });
    expect(head).toEqual([
      { tag: "meta", attributes: { name: "x-verify", content: "1" } },
      { tag: "script", attributes: {}, text: "one()" },
      { tag: "style", attributes: {}, text: "a{}" },
    ]);
  });

  it("moves elements to the body for which a browser would open the body", () => {
    const { head, body } = cleanOwnerCode({
      header: `<noscript><img src="https://a.example/1.gif"></noscript><div>x</div>`,
    });
    expect(head).toEqual([]);
    expect(body.join("")).toBe(
      `<noscript><img src="https://a.example/1.gif"></noscript><div>x</div>`,
    );
  });

  test.each([
    `<meta http-equiv="refresh" content="0;url=https://evil.example">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
    `<meta name="referrer" content="unsafe-url">`,
    `<meta charset="utf-7">`,
    `<base href="https://evil.example/">`,
    `<title>Mine</title>`,
    `<link rel="canonical" href="https://evil.example/">`,
    `<link rel="manifest" href="/x">`,
    `words alone`,
  ])("cannot set what the site says about its page: %s", (header) => {
    expect(cleanOwnerCode({ header })).toMatchObject({ head: [], body: [""] });
  });
});

// docs/security.md SE-26
describe("the owner's footer code", () => {
  test.each([
    ["an open element", "<div><p>Hi", "<div><p>Hi</p></div>"],
    ["the end of the page", "</body></html><p>Hi</p>", "<p>Hi</p>"],
    ["an end tag without a start tag", "</div></main></script><p>Hi</p>", "<p>Hi</p>"],
    ["an open comment", "<p>Hi</p><!-- <script>x()", "<p>Hi</p>"],
    ["a whole document", "<!doctype html><html><head></head><body>Hi</body>", "Hi"],
    ["an open attribute", `<p>Hi</p><a href="x`, "<p>Hi</p>"],
  ])("is well-formed after %s", (_, source, written) => {
    expect(footer(source)).toBe(written);
  });

  it("has a nonce placeholder in every script and nowhere else", () => {
    expect(
      cleanOwnerCode({ footer: "<p>Hi</p><script>a</script><script>b</script>" }).body,
    ).toEqual(["<p>Hi</p><script", ">a</script><script", ">b</script>"]);
    expect(cleanOwnerCode({ footer: "<p>\u0000&#0;</p>" }).body).toHaveLength(1);
  });

  it("closes an open script", () => {
    expect(footer("<script>var a = 1")).toBe("<script>var a = 1</script>");
  });

  it("does not let a script contain its own end tag", () => {
    expect(footer(`<script>var a = "<!--<script>";</script><p>`)).not.toContain('<script>"');
    expect(footer(`<script>var a = "</scripts>"</script>`)).toContain(`"\\x3C/scripts>"`);
    expect(footer("<script><!--\nrun();\n//--></script>")).toBe(
      "<script><!--\nrun();\n//--></script>",
    );
  });

  it("shows text after an end tag in a script's string as text", () => {
    expect(footer(`<script>var a = "</script><b>";`)).toBe(
      `<script>var a = "</script><b>&quot;;</b>`,
    );
  });

  test.each([
    ["handlers", `<img src="/a.png" onerror="x()" ONLOAD=x()>`, `<img src="/a.png">`],
    ["URLs that run code", `<a href="java\tscript:x()">a</a>`, `<a>a</a>`],
    ["data addresses", `<script src="data:text/javascript,x()"></script>`, ""],
    ["markup in attributes", `<iframe srcdoc="<script>x()</script>"></iframe>`, ""],
    ["forms", `<form action="https://evil.example"><input name="password"></form>`, ""],
    ["objects", `<object data="/x"></object><embed src="/x">`, ""],
    ["other namespaces", `<svg><script>x()</script></svg><math><mi></mi></math>`, ""],
    ["templates", `<template><script>x()</script></template>`, ""],
    ["a nonce", `<script nonce="mine">x()</script>`, `<script>x()</script>`],
    ["unknown elements", `<blink><b>x</b></blink>`, `<b>x</b>`],
  ])("never contains %s", (_, source, written) => {
    expect(footer(source)).toBe(written);
  });

  it("may contain custom elements", () => {
    expect(footer(`<chat-box data-id="1"></chat-box>`)).toBe(`<chat-box data-id="1"></chat-box>`);
  });

  it("escapes attribute values", () => {
    expect(footer(`<p title='"><script>x()</script>'>`)).toBe(
      `<p title="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;"></p>`,
    );
  });

  it("is cut at its maximum length", () => {
    const { body, notes } = cleanOwnerCode({ footer: "x".repeat(maxOwnerCodeLength + 9) });
    expect(body.join("")).toHaveLength(maxOwnerCodeLength);
    expect(notes[0]).toContain("cut off");
  });

  test.each([
    ["many elements", "<b><p>".repeat(20_000)],
    ["badly nested elements", Array.from({ length: 5_000 }, (_, n) => `<p><b id=${n}>`).join("")],
    ["deep ones", "<div>".repeat(20_000)],
  ])("is left out when it makes %s", (_, junk) => {
    const { body, notes } = cleanOwnerCode({ footer: junk });
    expect(body).toEqual([""]);
    expect(notes.some((note) => note.includes("left out"))).toBe(true);
  });

  it("is cut where it is nested too deeply", () => {
    const { body } = cleanOwnerCode({ footer: "<div>".repeat(100) + "x" });
    expect(body.join("")).toBe("<div>".repeat(61) + "</div>".repeat(61));
  });
});

// docs/security.md SE-26
describe("the owner's hosts", () => {
  it("are those that scripts name and those that are listed", () => {
    const code = cleanOwnerCode({
      header: `<script async src="//CDN.example/a.js"></script>`,
      footer: `<div><script src="http://b.example:8080/b.js"></script><script src="/own.js"></script></div>`,
      hosts: ["c.example", "D.example:443"],
    });
    expect(code.hosts).toEqual(["c.example", "d.example:443", "b.example:8080", "cdn.example"]);
  });

  test.each([
    "*",
    "*.example.com",
    "'unsafe-inline'",
    "https://a.example",
    "a.example/x",
    "a b",
    "data:",
    "; script-src *",
  ])("never include %s", (host) => {
    const { hosts, notes } = cleanOwnerCode({ footer: "<p>", hosts: [host] });
    expect(hosts).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it("allow frames only where they are listed", () => {
    const frames = `<iframe src="https://a.example/f"></iframe><iframe src="https://b.example/f"></iframe>`;
    const { body, notes } = cleanOwnerCode({ footer: frames, hosts: ["a.example"] });
    expect(body.join("")).toBe(`<iframe src="https://a.example/f"></iframe>`);
    expect(notes[0]).toContain("b.example");
  });
});
