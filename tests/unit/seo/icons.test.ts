import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { letterIcon, siteIcon } from "../../../lib/seo/site-icons.ts";
import { aChannel } from "../../support/samples.ts";

const logo = "https://cdn.example/own.PNG";
const main = "https://cdn.example/main-{w}.webp?v=2";
const home = "https://cdn.example/home";

describe("the icon of a page", () => {
  const all = { settings: { main: { icon: main } }, page: { token: "home", icon: home } };

  test("is the page's icon first", () => {
    expect(siteIcon(aChannel(all), logo)).toEqual({ url: logo, type: "image/png" });
  });

  test("is the channel's next, in a real size", () => {
    expect(siteIcon(aChannel(all))).toEqual({
      url: "https://cdn.example/main-320.webp?v=2",
      type: "image/webp",
    });
  });

  test("is the home page's next, without a type when the URL does not show one", () => {
    expect(siteIcon(aChannel({ page: { token: "home", icon: home } }))).toEqual({ url: home });
  });

  test("is a letter when there is no picture", () => {
    expect(siteIcon(aChannel()).url).toMatch(/^data:image\/svg\+xml,/);
  });
});

describe("the letter of a channel", () => {
  test.each([
    ["meridian", "M"],
    ["<script>", "<"],
    ["  ", ""],
    ["👩‍🚀 Space", "👩‍🚀"],
    ["🇳🇴 Norway", "🇳🇴"],
    ["\ud800", "\ufffd"],
  ])("%j is rendered as %j", (name, letter) => {
    const address = letterIcon(aChannel({ name }));
    const drawing = decodeURIComponent(address.slice("data:image/svg+xml,".length));
    const { document } = new JSDOM(drawing, { contentType: "image/svg+xml" }).window;
    expect(document.querySelector("text")?.textContent).toBe(letter);
    expect(document.querySelectorAll("*")).toHaveLength(3);
  });
});
