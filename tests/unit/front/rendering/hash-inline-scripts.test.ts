import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  hashInlineScripts as finish,
  insertNonce,
} from "../../../../lib/front/rendering/hash-inline-scripts.ts";

const mark = "secret";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function finishPage(page: string, placeholder: string) {
  const { body, hashes } = finish(Buffer.from(page), placeholder);
  return { html: body.toString(), hashes };
}

// docs/security.md SE-22
describe("a finished page", () => {
  test("contains no nonce, and a hash of each inline script that had one", () => {
    const page = `<link nonce="secret" href="/a"><script nonce="secret">one</script><script id="x" nonce="secret">two</script>`;
    expect(finishPage(page, mark)).toEqual({
      html: `<link href="/a"><script>one</script><script id="x">two</script>`,
      hashes: [hash("one"), hash("two")],
    });
  });

  test("has its early scripts in front of its style sheets, and their hashes", () => {
    const sheets = `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">`;
    const late = `<style>a{}</style><script>late</script>`;
    const early = (text: string) => `<script data-early="" nonce="secret">${text}</script>`;
    const page = `<meta>${sheets}${early("“one”")}${early("two")}<style>a{}</style><script nonce="secret">late</script>`;
    expect(finishPage(page, mark)).toEqual({
      html: `<meta><script data-early="">“one”</script><script data-early="">two</script>${sheets}${late}`,
      hashes: [hash("“one”"), hash("two"), hash("late")],
    });
  });

  test("keeps an early script in its place when no style sheet is in front of it", () => {
    const page = (nonce: string) =>
      `<script data-early=""${nonce}>one</script><link rel="stylesheet" href="/a.css">`;
    expect(finishPage(page(` nonce="secret"`), mark)).toEqual({
      html: page(""),
      hashes: [hash("one")],
    });
  });

  test("has no hash of a script without the placeholder", () => {
    expect(
      finishPage(`<script>evil</script><script nonce="guess">evil</script>`, mark).hashes,
    ).toEqual([]);
  });

  test("has no hash of a data script, which is unchanged", () => {
    const data = `<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>`;
    const page = `${data}<script nonce="secret">one</script>`;
    expect(finishPage(page, mark)).toEqual({
      html: `${data}<script>one</script>`,
      hashes: [hash("one")],
    });
  });

  test("has no hash of a script with a src", () => {
    expect(finishPage(`<script src="/a.js" nonce="secret" async=""></script>`, mark)).toEqual({
      html: `<script src="/a.js" async=""></script>`,
      hashes: [],
    });
  });

  test("has hashes of scripts after the placeholder is removed from their text", () => {
    const page = finishPage(
      `<script nonce="secret">push("\\"nonce\\":\\"secret\\"")</script>`,
      mark,
    );
    const text = `push("\\"nonce\\":\\"\\"")`;
    expect(page).toEqual({ html: `<script>${text}</script>`, hashes: [hash(text)] });
  });

  test("joins the scripts with which Next sends its data", () => {
    const push = (text: string) => `<script nonce="secret">self.__next_f.push(${text})</script>`;
    const page = finishPage(push("1") + push("2") + push("3"), mark);
    expect(page.html).toBe(
      "<script>self.__next_f.push(1);self.__next_f.push(2);self.__next_f.push(3)</script>",
    );
    expect(page.hashes).toHaveLength(1);
  });

  test("has hashes of the UTF-8 bytes", () => {
    const page = `<script nonce="secret">“é”</script>`;
    expect(finishPage(page, mark).hashes).toEqual([hash("“é”")]);
  });

  test("is unchanged when a script is not closed", () => {
    const page = `<p>é</p><script nonce="secret">one`;
    expect(finishPage(page, mark)).toEqual({
      html: `<p>é</p><script nonce="">one`,
      hashes: [],
    });
  });

  test("names equal scripts once", () => {
    const one = `<script nonce="secret">same</script>`;
    expect(finishPage(one + one, mark).hashes).toEqual([hash("same")]);
  });

  test("contains no placeholder, wherever React splits its data", () => {
    for (const pieces of everyCut(data)) {
      const { html, hashes } = finishPage(payload(pieces), mark);
      expect(html).not.toContain("nonce=");
      expect(received(html)).toBe(data.replace(mark, ""));
      expect(hashes).toHaveLength(1);
    }
  });

  test("contains no placeholder that is split more than once, or with markup in between", () => {
    const [begin, ...rest] = payload(["1 se", "c", "", "ret 2"]).split("</script>");
    const { html } = finishPage([`${begin}</script><p>`, ...rest].join("</script>"), mark);
    expect(received(html)).toBe("1  2");
  });
});

describe("a page for one viewer", () => {
  test("has its early scripts in front of its style sheets, with the nonce", () => {
    const page = `<link rel="stylesheet" href="/a.css"><script data-early="" nonce="secret">one</script>`;
    expect(insertNonce(Buffer.from(page), mark, "fresh").toString()).toBe(
      `<script data-early="" nonce="fresh">one</script><link rel="stylesheet" href="/a.css">`,
    );
  });

  // docs/security.md SE-22
  test("has the nonce at every placeholder, wherever React splits its data", () => {
    for (const pieces of everyCut(data)) {
      const page = `<link nonce="secret"/>${payload(pieces)}`;
      const html = insertNonce(Buffer.from(page), mark, "fresh+/==").toString();
      expect(html.match(/nonce="fresh\+\/=="/g)).toHaveLength(1 + pieces.length);
      expect(received(html)).toBe(data.replace(mark, "fresh+/=="));
    }
  });
});

const data = `0:{"nonce":"${mark}"}`;

const payload = (pieces: string[]) =>
  pieces
    .map(
      (text) => `<script nonce="${mark}">self.__next_f.push([1,${JSON.stringify(text)}])</script>`,
    )
    .join("");

function everyCut(text: string): string[][] {
  return [...text].map((_, at) => [text.slice(0, at), text.slice(at)]);
}

/** The text that the browser assembles from the pieces. */
function received(html: string): string {
  const texts = [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)];
  return texts.map(([, text = '""']) => JSON.parse(text)).join("");
}
