import { expect, test } from "vitest";
import { browserName } from "../../../lib/api/browser-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/153.0.0.0 Safari/537.36`, "Chrome 153"],
  [`Mozilla/5.0 (X11; Linux) ${webKit} HeadlessChrome/153.0.0.0 Safari/537.36`, "Chrome 153"],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
    "Edge 153",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox 140"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari 18",
  ],
  ["AdaLovelacesOwnBrowser/7.1", "Another browser"],
  ["", "Another browser"],
])("%s is named %s", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
