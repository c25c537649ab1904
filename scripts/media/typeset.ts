// Pictures with words: pages that Chromium draws, since it sets the type on the site.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright/test";
import { chromiumLaunch } from "../../tests/support/chromium.ts";

type Size = { width: number; height: number };

/** The addresses of Lumen's faces, for pages that have nothing but themselves. */
export type Faces = Record<"serif" | "sans", string>;

/** Calls `work` with what draws pages of this size, and with the faces. */
export async function typeset(
  viewport: Size,
  work: (draw: (html: string) => Promise<Buffer>, faces: Faces) => Promise<void>,
): Promise<void> {
  const faces = { serif: await face("instrument-serif"), sans: await face("instrument-sans") };
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage({ viewport });
  await work(async (html) => {
    await page.setContent(html);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await document.querySelector("img")?.decode();
    });
    return page.screenshot();
  }, faces);
  await browser.close();
}

async function face(name: "instrument-serif" | "instrument-sans"): Promise<string> {
  const file = {
    "instrument-serif":
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    "instrument-sans":
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  }[name];
  return addressOf(await readFile(fileURLToPath(import.meta.resolve(file))), "font/woff2");
}

/** A file as an address: `addressOf(file, "image/png")` → `data:image/png;base64,…` */
export function addressOf(file: Buffer, type: string): string {
  return `data:${type};base64,${file.toString("base64")}`;
}
