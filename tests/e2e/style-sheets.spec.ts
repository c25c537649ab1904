import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { channels } from "./support/channels.ts";

test("the styles of the home page are in its HTML and have at most 15 KB, compressed", async () => {
  const { body } = await sendRequest("demo");
  expect(sheetsOf(body).filter((path) => !isOfFaces(path))).toEqual([]);
  const inline = [...body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = ""]) => text);
  expect(inline.length).toBeGreaterThan(1);
  expect(gzipSync(inline.join("\n")).length).toBeLessThanOrEqual(15_000);
});

test("the style sheet of a brand's fonts has at most 11.5 KB, and is immutable", async () => {
  for (const { token } of channels) {
    const { body } = await sendRequest(token);
    const [path = "", ...others] = sheetsOf(body).filter(isOfFaces);
    expect(others).toEqual([]);
    const { headers } = await sendRequest(token, { path, headers: { "accept-encoding": "gzip" } });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(Number(headers["content-length"])).toBeLessThanOrEqual(11_500);
  }
});

const isOfFaces = (path: string) => path.startsWith("/fonts/faces/");

/** Includes the style sheet of a row, which Next links with its attributes in another order. */
function sheetsOf(page: string): string[] {
  // That of printed pages blocks nothing, and a disabled one is not loaded.
  const sheet = /<link (?![^>]*(?:media="print"|disabled=""))[^>]*rel="stylesheet"[^>]*>/g;
  const links = [...page.matchAll(sheet)].map(([link]) => link);
  return [...new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? ""))];
}
