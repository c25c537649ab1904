import { gzipSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { channels } from "./support/channels.ts";

test("the home page loads at most 17.5 KB of style sheets, compressed", async () => {
  const { body } = await sendRequest("demo");
  const addresses = sheetsOf(body).filter((path) => !isOfFaces(path));
  expect(addresses.length).toBeGreaterThan(0);
  const sheets = await Promise.all(
    addresses.map(async (path) => (await sendRequest("demo", { path })).body),
  );
  const inline = [...body.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = ""]) => text);
  const sizes = [...sheets, inline.join("\n")].map((text) => gzipSync(text).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(17_500);
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
  // That of printed pages blocks nothing.
  const links = [...page.matchAll(/<link (?![^>]*media="print")[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([link]) => link,
  );
  return [...new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? ""))];
}
