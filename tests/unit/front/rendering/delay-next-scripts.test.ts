import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { hashInlineScripts } from "../../../../lib/front/rendering/hash-inline-scripts.ts";
import {
  makeDelayNextScripts,
  maxScriptDelayMs,
} from "../../../../lib/front/rendering/delay-next-scripts.ts";

const a = "/_next/static/a.js";
const b = "/_next/static/b.js";
const late = "/_next/static/chunks/late.js";
const built = [
  new Set([a, b, late, "/_next/static/other.js"]),
  new Set([a]),
  new Set([a, b]),
  new Set([a, late]),
];
const hold = makeDelayNextScripts(built);
const finish = (html: string) =>
  hashInlineScripts(Buffer.from(html), "secret", { holdScripts: hold });
const holdScripts = (html: string) => finish(html).body.toString();
const picture = `<img src="/a.avif" fetchPriority="high"/>`;
const film = `<video data-hls="https://media.example/a.m3u8"></video>`;
const siteScript = (name: string) =>
  `<script src="/_next/static/${name}.js" nonce="secret" async=""></script>`;
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

/** A page in a browser whose clock is at 200 ms. `timers` are those of its scripts. `plays`: its film does. */
function open(html: string, plays = false) {
  const timers: { go: () => void; ms: number }[] = [];
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse: (browser) => {
      browser.performance.now = () => 200;
      const setTimeout = (go: () => void, ms: number) => timers.push({ go, ms });
      const requestAnimationFrame = (paint: () => void) => paint();
      Object.assign(browser, { MediaSource: EventTarget, setTimeout, requestAnimationFrame });
      Object.assign(browser, { PerformanceObserver: paintObserver(timers) });
      Object.defineProperty(browser.HTMLMediaElement.prototype, "paused", { get: () => !plays });
    },
  });
  const { document } = window;
  return {
    timers,
    sources: () =>
      [...document.querySelectorAll("script[src]")].map((one) => one.getAttribute("src")),
    notify: (event: string, name: string) =>
      document.querySelector(name)?.dispatchEvent(new window.Event(event)),
  };
}

/** Reports the first paint when its timer ends. */
function paintObserver(timers: { go: () => void; ms: number }[]) {
  return class {
    static readonly supportedEntryTypes = ["paint"];
    readonly #notify: (entries: object, observer: object) => void;
    constructor(notify: (entries: object, observer: object) => void) {
      this.#notify = notify;
    }
    observe() {
      timers.push({ go: () => this.#notify({ getEntriesByName: () => [{}] }, this), ms: 0 });
    }
    disconnect() {}
  };
}

describe("delayed scripts", () => {
  test("wait for the urgent picture a little longer than the page took", () => {
    const { timers, sources } = open(holdScripts(page(siteScript("a") + siteScript("b"), picture)));
    expect(sources()).toEqual([]);
    expect(timers).toHaveLength(1);
    expect(timers[0]?.ms).toBeGreaterThan(200);
    expect(timers[0]?.ms).toBeLessThan(300);
    timers[0]?.go();
    expect(sources()).toEqual([a, b]);
  });

  test("are in front of the style sheets, which would block a script behind them", () => {
    const html = holdScripts(
      page(`<link rel="stylesheet" href="/a.css"/>${siteScript("a")}`, picture),
    );
    expect(html).toMatch(/^<html><head><script>.*<\/script><link rel="stylesheet"/s);
  });

  test("wait until the poster of a film is painted", () => {
    const { sources, notify, timers } = open(holdScripts(page(siteScript("a"), picture + film)));
    notify("load", "img");
    expect(sources()).toEqual([]);
    timers.at(-1)?.go();
    expect(sources()).toEqual([a]);
  });

  test("also wait for the first frame of a film that plays", () => {
    const html = holdScripts(page(siteScript("a"), picture + film));
    const { sources, notify, timers } = open(html, true);
    notify("load", "img");
    timers.at(-1)?.go();
    expect(sources()).toEqual([]);
    notify("loadeddata", "video");
    notify("loadeddata", "video");
    expect(sources()).toEqual([a]);
  });

  test("do not wait for a picture and a film that have failed", () => {
    const html = holdScripts(page(siteScript("a"), picture + film));
    const { sources, notify, timers } = open(html, true);
    notify("error", "img");
    timers.at(-1)?.go();
    notify("error", "video");
    expect(sources()).toEqual([a]);
  });

  test("wait for a film only until their time limit", () => {
    const { sources, timers } = open(holdScripts(page(siteScript("a"), picture + film)));
    expect(timers.map(({ ms }) => ms)).toEqual([maxScriptDelayMs]);
    timers[0]?.go();
    expect(sources()).toEqual([a]);
  });

  test("are neither in the page nor preloaded by it", () => {
    const hint = `<link rel="preload" as="script" fetchPriority="low" nonce="secret" href="${a}"/>`;
    const html = holdScripts(page(hint + siteScript("a"), picture));
    expect(html).not.toMatch(/<script[^>]* src=|<link/);
  });

  test("are loaded with the scripts that the page needs without a tag, by the build's manifest", () => {
    const { sources, timers } = open(
      holdScripts(page(siteScript("a") + siteScript("chunks/late"), picture)),
    );
    timers[0]?.go();
    expect(sources()).toEqual([a, late]);
  });

  // docs/security.md SE-22
  test.each([
    "/_next/static/chunks/late.js",
    "/_next/static/../../x.js",
    "/_next/static/chunks/nobody.js",
  ])("are not loaded with those that the page's data names: %s", (address) => {
    const data = `<script nonce="secret">const data = "\\"${address}\\""</script>`;
    const { sources, timers } = open(
      holdScripts(page(siteScript("a") + siteScript("b"), picture + data)),
    );
    timers[0]?.go();
    expect(sources()).toEqual([a, b]);
  });

  test("are the same wherever React splits the page's data", () => {
    const data = `["/_next/static/../../x.js","${late}","secret"]`;
    for (let at = 0; at <= data.length; at += 1) {
      const cut = [data.slice(0, at), data.slice(at)].map(
        (text) => `<script nonce="secret">self.__next_f.push([1,${JSON.stringify(text)}])</script>`,
      );
      const html = holdScripts(page(siteScript("a") + siteScript("b"), picture + cut.join("")));
      const text = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
      expect(text).toContain(`["${a}","${b}"]`);
    }
  });

  // docs/security.md SE-22
  test("are only those of the build: a tag with another URL is unchanged", () => {
    const html = holdScripts(page(siteScript("a") + siteScript("../../x"), picture));
    expect(html).toContain(`<script src="/_next/static/../../x.js" async=""></script>`);
  });

  test("are only those of the framework: others, and those of old browsers, are unchanged", () => {
    const others = `<script src="https://cdn.example/x.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>`;
    expect(holdScripts(page(others + siteScript("a"), picture))).toContain(others);
  });

  test("do not wait on a page without an urgent picture", () => {
    const html = page(siteScript("a"), `<img src="/a.avif" loading="lazy"/>`);
    expect(holdScripts(html)).toBe(html.replace(' nonce="secret"', ""));
  });

  test("keep their place while the optimisation is switched off", () => {
    const html = page(siteScript("a"), picture);
    const { body } = hashInlineScripts(Buffer.from(html), "secret");
    expect(body.toString()).toBe(html.replace(' nonce="secret"', ""));
  });

  test("are loaded by a script whose hash is in the policy", () => {
    const { body, hashes } = finish(page(siteScript("a"), picture));
    const text = /<script>(.*?)<\/script>/s.exec(body.toString())?.[1] ?? "";
    expect(hashes).toEqual([`'sha256-${createHash("sha256").update(text).digest("base64")}'`]);
  });
});
