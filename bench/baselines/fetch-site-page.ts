import { JSDOM } from "jsdom";
import { fetchRawResponse } from "../fetch-raw-response.ts";
import { type SerializedElement, toReactProps, serializeElement } from "./serialize-element.ts";

/** All that the bare page is made from: the site's own page, read back as data. */
export type ParsedSitePage = {
  html: Record<string, unknown>;
  body: Record<string, unknown>;
  metadata: { title: string; description: string };
  head: SerializedElement[];
  shown: SerializedElement[];
  css: string;
  /** Files of the site that the page needs, by path: fonts, mostly. */
  files: Map<string, Buffer>;
};

/** Reads a page of the site without running its scripts. */
export async function fetchSitePage(address: string): Promise<ParsedSitePage> {
  const response = await fetchRawResponse(address, "identity");
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  const { document } = new JSDOM(response.body.toString(), { url: address }).window;
  if (document.querySelector("[id^='S:']")) {
    throw new Error("the page arrives in pieces: its markup is not where it is shown");
  }
  const css = await styleSheets(document);
  const head = [...document.head.querySelectorAll("style, link[rel=preload][as=font]")];
  const description = document.querySelector("meta[name=description]")?.getAttribute("content");
  return {
    html: toReactProps(document.documentElement),
    body: toReactProps(document.body),
    metadata: { title: document.title, description: description ?? "" },
    head: head.map(serializeElement),
    shown: [...document.body.children].filter((one) => !isSilent(one)).map(serializeElement),
    css,
    files: await filesOf(document, css + head.map((part) => part.textContent).join("")),
  };
}

const isSilent = ({ localName }: Element) =>
  ["script", "template", "noscript", "link"].includes(localName);

async function styleSheets(document: Document): Promise<string> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const sheets = await Promise.all(
    links.map(async ({ href }) =>
      absolute((await fetchRawResponse(href, "identity")).body.toString(), href),
    ),
  );
  return sheets.join("\n");
}

// A style sheet moves to another folder, so what it names is written in full.
function absolute(css: string, base: string): string {
  return css.replaceAll(/url\((["']?)(?!data:|#|["'])([^)"']+)\1\)/g, (_, quote, address) => {
    const { pathname, search } = new URL(address, base);
    return `url(${quote}${pathname}${search}${quote})`;
  });
}

async function filesOf(document: Document, css: string): Promise<Map<string, Buffer>> {
  const site = new URL(document.URL);
  const fonts = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];
  const named = [
    ...fonts.map(({ href }) => href),
    ...[...document.querySelectorAll("img")].map(({ src }) => src),
    ...[...css.matchAll(/url\(["']?(?!data:|#)([^)"']+)/g)].map(([, address = ""]) => address),
  ].map((address) => new URL(address, site));
  const paths = new Set(
    named.filter(({ origin }) => origin === site.origin).map(({ pathname }) => pathname),
  );
  const files = await Promise.all(
    [...paths].map(async (path) => {
      const { status, body } = await fetchRawResponse(new URL(path, site).href, "identity");
      return status === 200 ? [[path, body] as const] : [];
    }),
  );
  return new Map(files.flat());
}
