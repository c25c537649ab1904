import { renderToReadableStream } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { OwnerBodyCode, OwnerHeadCode } from "@/components/theme/owner-code";
import { ThemeVariables } from "@/components/theme/theme";
import { resolveOwnerCustomizations } from "@/lib/channel/owner-customizations";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers";
import { aChannel, aVisit } from "../../support/samples";

const nonce = "n0nce";
vi.stubEnv("SESSION_SECRET", "0123456789abcdef".repeat(2));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ [internalRequestHeaders.nonce]: nonce }),
}));

type OwnerCode = { header?: string; footer?: string; css?: string; path?: string };

/** The server-rendered page of a channel with this code of its owner, as a browser parses it. */
async function page({ header, footer, css, path = "/" }: OwnerCode): Promise<Document> {
  const channel = aChannel({
    style: { theme: {}, font: { family: "Archivo" } },
    settings: { customCode: { header, footer }, customCss: css },
  });
  const owner = resolveOwnerCustomizations(aVisit({ channel }), path);
  const stream = await renderToReadableStream(
    <html lang="en">
      <head>
        <ThemeVariables channel={channel} language="en" />
        <OwnerHeadCode owner={owner} nonce={nonce} />
      </head>
      <body>
        <main>Films</main>
        <OwnerBodyCode owner={owner} nonce={nonce} />
      </body>
    </html>,
  );
  await stream.allReady;
  return new DOMParser().parseFromString(await new Response(stream).text(), "text/html");
}

const inHead = ({ head }: Document) => [...head.children];

it("the brand's style comes first, then the owner's sheet, then the owner's head", async () => {
  const document = await page({ header: "<style>h1{color:red}</style>", css: "h2{color:blue}" });
  const styles = [...document.head.querySelectorAll("style")].map(({ textContent }) => textContent);
  expect(styles).toEqual([expect.stringContaining(":root{"), "h2{color:blue}", "h1{color:red}"]);
});

it("the script that loads the brand's fonts has the page's nonce", async () => {
  const document = await page({});
  const script = document.head.querySelector("script");
  expect(script?.getAttribute("nonce")).toBe(nonce);
  expect(script?.textContent).toMatch(/\/fonts\/archivo[^"]*\.woff2/);
});

describe("the owner's head", () => {
  it("preserves the order of scripts and styles", async () => {
    const document = await page({
      header: "<script>one()</script><style>two{}</style><script>three()</script>",
    });
    const texts = inHead(document).map((element) => element.textContent);
    expect(texts.slice(-3)).toEqual(["one()", "two{}", "three()"]);
  });

  it("has the page's nonce on each script", async () => {
    const document = await page({
      header: `<script>one()</script><script src="https://cdn.example/two.js" async></script>`,
    });
    const ownerScripts = [...document.head.querySelectorAll("script")].filter(
      (script) => script.src || script.textContent === "one()",
    );
    expect(ownerScripts.map((script) => script.getAttribute("nonce"))).toEqual([nonce, nonce]);
  });

  it("preserves attributes by their names in HTML", async () => {
    const document = await page({
      header: `<script src="https://cdn.example/a.js" defer crossorigin="anonymous" nomodule></script>`,
    });
    const script = document.querySelector<HTMLScriptElement>("script[src]");
    expect(script?.defer).toBe(true);
    expect(script?.hasAttribute("nomodule")).toBe(true);
    expect(script?.crossOrigin).toBe("anonymous");
  });

  it("does not escape the text of a script", async () => {
    const document = await page({ header: `<script>if (1 < 2 && "a") run()</script>` });
    const texts = [...document.head.querySelectorAll("script")].map((one) => one.textContent);
    expect(texts).toContain(`if (1 < 2 && "a") run()`);
  });
});

describe("the owner's sheet", () => {
  it("cannot end its element", async () => {
    const document = await page({ css: `a::after{content:"</style><b id=out>"}` });
    expect(document.getElementById("out")).toBeNull();
    expect(document.head.querySelector("style[data-owner]")?.textContent).toContain("<b id=out>");
  });
});

describe("the owner's body", () => {
  it("comes after the page's content, in one element", async () => {
    const document = await page({ footer: "<p>One</p><div><p>Two" });
    const [main, owned, ...rest] = document.body.children;
    expect(main?.localName).toBe("main");
    expect(owned?.innerHTML).toBe("<p>One</p><div><p>Two</p></div>");
    expect(rest).toEqual([]);
  });

  it("begins with the body elements of the header code", async () => {
    const document = await page({ header: "<div>Header</div>", footer: "<div>Footer</div>" });
    expect(document.body.lastElementChild?.textContent).toBe("HeaderFooter");
  });

  it("has the page's nonce on each script, and nowhere else", async () => {
    const document = await page({ footer: "<script>a</script><p>Hi</p><script>b</script>" });
    const withNonce = [...document.body.querySelectorAll("[nonce]")];
    expect(withNonce.map((one) => `${one.outerHTML}`)).toEqual([
      `<script nonce="${nonce}">a</script>`,
      `<script nonce="${nonce}">b</script>`,
    ]);
  });

  it("shows text as text", async () => {
    const document = await page({ footer: "<p>1 &lt; 2 &amp; &lt;b id=out&gt;</p>" });
    expect(document.getElementById("out")).toBeNull();
    expect(document.body.lastElementChild?.textContent).toBe("1 < 2 & <b id=out>");
  });

  it.each(["", "   "])("is no element if the code is %o", async (footer) => {
    const document = await page({ footer });
    expect(document.body.children).toHaveLength(1);
  });
});

it("is not rendered on a page where a viewer signs in", async () => {
  const document = await page({
    path: "/user/signIn",
    header: "<meta name=mine>",
    footer: "<p>Mine</p>",
    css: "p{}",
  });
  expect(document.querySelector("[data-owner], meta[name=mine]")).toBeNull();
});
