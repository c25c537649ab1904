import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { holdScripts } from "../../../lib/front/hold-scripts.ts";

const mark = ' nonce="secret"';
const picture = `<img src="/a.avif" fetchPriority="high"/>`;
const own = (name: string) =>
  `<script src="/_next/static/${name}.js" nonce="secret" async=""></script>`;
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

function run(html: string) {
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse: (page) => Object.assign(page, { MediaSource: EventTarget }),
  });
  const { document } = window;
  return {
    sources: () =>
      [...document.querySelectorAll("script[src]")].map((one) => one.getAttribute("src")),
    tell: (event: string, name = "img") =>
      document.querySelector(name)?.dispatchEvent(new window.Event(event)),
  };
}

describe("scripts that wait", () => {
  test("are asked for once when the urgent picture has come", () => {
    const held = run(holdScripts(page(own("a") + own("b"), picture + own("a")), mark));
    expect(held.sources()).toEqual([]);
    held.tell("load");
    held.tell("load");
    expect(held.sources()).toEqual(["/_next/static/a.js", "/_next/static/b.js"]);
  });

  test("are asked for when the picture has failed", () => {
    const held = run(holdScripts(page(own("a"), picture), mark));
    held.tell("error");
    expect(held.sources()).toEqual(["/_next/static/a.js"]);
  });

  test("wait for the first frame of a film that starts by itself, too", () => {
    const film = `<video data-hls="https://media.example/a.m3u8"></video>`;
    const held = run(holdScripts(page(own("a"), picture + film), mark));
    held.tell("load");
    expect(held.sources()).toEqual([]);
    held.tell("loadeddata", "video");
    expect(held.sources()).toEqual(["/_next/static/a.js"]);
  });

  test("are neither in the page nor preloaded by it", () => {
    const hint = `<link rel="preload" as="script" fetchPriority="low" nonce="secret" href="/_next/static/a.js"/>`;
    const html = holdScripts(page(hint + own("a"), picture), mark);
    expect(html).not.toMatch(/<script[^>]* src=|<link/);
    expect(html).toMatch(/<script nonce="secret">.*<\/script><\/body><\/html>$/);
  });

  test("are the framework's alone: others, and those of old browsers, stay", () => {
    const others = `<script src="https://cdn.example/x.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>`;
    expect(holdScripts(page(others + own("a"), picture), mark)).toContain(others);
  });

  test("do not wait on a page without an urgent picture", () => {
    const html = page(own("a"), `<img src="/a.avif" loading="lazy"/>`);
    expect(holdScripts(html, mark)).toBe(html);
  });
});
