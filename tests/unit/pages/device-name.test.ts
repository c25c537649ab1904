import { expect, test } from "vitest";
import { describeUserAgent } from "../../../lib/pages/device-name.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const chrome = `${blink} Chrome/124.0.0.0`;

test.each([
  [
    `(iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit} Version/17.4 Mobile/15E148 Safari/604.1`,
    "Apple iPhone, Safari",
    "phone",
  ],
  [
    `(iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit} CriOS/124.0 Mobile/15E148 Safari/604.1`,
    "Apple iPhone, Chrome",
    "phone",
  ],
  [
    `(iPad; CPU OS 16_6 like Mac OS X) ${webKit} Version/16.6 Mobile/15E148 Safari/604.1`,
    "Apple iPad, Safari",
    "tablet",
  ],
  [
    `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`,
    "Apple Mac, Safari",
    "computer",
  ],
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Windows, Chrome", "computer"],
  [`(Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/124.0`, "Windows, Edge", "computer"],
  [
    `(X11; Linux x86_64) ${blink} HeadlessChrome/131.0.0.0 Safari/537.36`,
    "Linux, Chrome",
    "computer",
  ],
  [
    `(Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`,
    "Google Pixel 8, Chrome",
    "phone",
  ],
  [`(Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Android, Chrome", "phone"],
  ["(Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0", "Android, Firefox", "phone"],
  [
    `(Linux; Android 13; SM-S918B) ${blink} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
    "Samsung SM-S918B, Samsung Internet",
    "phone",
  ],
  [
    `(SMART-TV; LINUX; Tizen 6.0) ${blink} 76.0.3809.146/6.0 TV Safari/537.36`,
    "Tizen, Safari",
    "tv",
  ],
])("BE-245: Mozilla/5.0 %s is %s, a %s", (rest, name, kind) => {
  expect(describeUserAgent(`Mozilla/5.0 ${rest}`)).toEqual({ name, kind });
});

test.each(["", "curl/8.0", "x".repeat(4_096), "\u0000", "<script>alert(1)</script>"])(
  "BE-245: %j has no name",
  (userAgent) => {
    expect(describeUserAgent(userAgent)).toEqual({ kind: "computer" });
  },
);

test("BE-245: a long model name is cut", () => {
  const { name = "" } = describeUserAgent(
    `Mozilla/5.0 (Linux; Android 14; Pixel ${"9".repeat(4_000)}) ${chrome} Mobile Safari/537.36`,
  );
  expect(name.length).toBeLessThan(100);
});
