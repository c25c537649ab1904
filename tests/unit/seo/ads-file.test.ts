import { expect, test } from "vitest";
import { adsFile } from "../../../lib/seo/crawler-files.ts";
import { aChannel } from "../../support/samples.ts";

const withAds = (adsTxt?: unknown) => adsFile(aChannel({ settings: { adsTxt } }));

test("the file exists when it is switched on", () => {
  expect(withAds({ enabled: true, content: "ads.example, 1, DIRECT" })).toBe(
    "ads.example, 1, DIRECT",
  );
});

test("the file contains no control characters except tabs and line ends", () => {
  const content = "a\u0001b\u001b[2Jc\td\n\u007f\u0085\u009be\n";
  expect(withAds({ enabled: true, content })).toBe("ab[2Jc\td\ne\n");
});

test("the file contains the lines that fit into 500 KB", () => {
  const line = "ads.example, é, DIRECT\n";
  const size = Buffer.byteLength(line);
  const content = line.repeat(Math.ceil((500 * 1024) / size) + 10);
  const lines = Math.floor((500 * 1024) / size);
  expect(withAds({ enabled: true, content })).toBe(line.repeat(lines));
  expect(withAds({ enabled: true, content: "x".repeat(600_000) })).toBe("");
});

test.each([undefined, { enabled: false, content: "x" }, { enabled: true }, { content: "x" }, "x"])(
  "%j is no file",
  (adsTxt) => {
    expect(withAds(adsTxt)).toBeUndefined();
  },
);
