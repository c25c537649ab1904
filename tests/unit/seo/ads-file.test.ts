import { expect, test } from "vitest";
import { adsFile } from "../../../lib/seo/crawler-files.ts";
import { aChannel } from "../../support/samples.ts";

const withAds = (adsTxt?: unknown) => adsFile(aChannel({ settings: { adsTxt } }));

test("the file is there when it is switched on", () => {
  expect(withAds({ enabled: true, content: "ads.example, 1, DIRECT" })).toBe(
    "ads.example, 1, DIRECT",
  );
});

test.each([undefined, { enabled: false, content: "x" }, { enabled: true }, { content: "x" }, "x"])(
  "%j is no file",
  (adsTxt) => {
    expect(withAds(adsTxt)).toBeUndefined();
  },
);
