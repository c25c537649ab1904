import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { detectTv } from "../../../lib/page-scripts/detect-tv";

const phone =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36";
const tvs = {
  Tizen:
    "Mozilla/5.0 (SMART-TV; LINUX; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/8.0 TV Safari/537.36",
  webOS:
    "Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36 WebAppManager",
  "Android TV":
    "Mozilla/5.0 (Linux; Android 12; Android TV Build/STT1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36",
  "Google TV":
    "Mozilla/5.0 (Linux; Android 12; Chromecast Build/STTE; GoogleTV) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36",
  "Fire TV":
    "Mozilla/5.0 (Linux; Android 9; AFTKA Build/PS7607) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.1 like Chrome/120.0.0.0 Safari/537.36",
  Bravia:
    "Mozilla/5.0 (Linux; Android 10; BRAVIA 4K UR2 Build/QTG3) AppleWebKit/537.36 Chrome/110.0.0.0 Safari/537.36",
  Roku: "Mozilla/5.0 (compatible; U; NETFLIX) AppleWebKit/533.3 (KHTML, like Gecko) Qt/4.7.0 Safari/533.3 Roku/DVP-9.10",
  PlayStation:
    "Mozilla/5.0 (PlayStation; PlayStation 5/8.20) AppleWebKit/605.1.15 Version/15.4 Safari/605.1.15",
  Xbox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox Series X) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0",
};
const others = {
  phone,
  Mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  crawler: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

const root = document.documentElement;
const sheets = () => [...document.head.querySelectorAll("link")].map(({ href }) => href);
const isTv = () => "tv" in root.dataset;

function visit(userAgent: string, search = ""): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  history.replaceState(null, "", `/${search}`);
  delete root.dataset.tv;
  document.head.replaceChildren();
  detectTv("/tv.css");
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset.tv;
  document.head.replaceChildren();
});

test.each(Object.entries(tvs))("BE-360: %s is a television", (_, userAgent) => {
  visit(userAgent);
  expect([isTv(), sheets()]).toEqual([true, [`${location.origin}/tv.css`]]);
});

test.each(Object.entries(others))(
  "BE-360: a %s is no television, and gets no style sheet for televisions",
  (_, agent) => {
    visit(agent);
    expect([isTv(), sheets()]).toEqual([false, []]);
  },
);

test("BE-360: a URL parameter marks a television for the visit, until another parameter", () => {
  visit(phone, "?tv=1");
  visit(phone);
  expect(isTv()).toBe(true);
  visit(phone, "?a=b&tv=0");
  visit(phone);
  expect(isTv()).toBe(false);
});

test("BE-360: a URL parameter can mark a television as another device", () => {
  visit(tvs.Tizen, "?tv=0");
  expect(isTv()).toBe(false);
});

test("BE-360: other parameters of the URL change nothing", () => {
  visit(phone, "?tv=2&xtv=1");
  expect(isTv()).toBe(false);
});
