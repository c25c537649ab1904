import { expect, test } from "vitest";
import { robots } from "../../../lib/seo/crawler-files.ts";
import { aChannel } from "../../support/samples.ts";

const origin = "https://demo.example.com";

test("a live channel lets everything be read and names its sitemap", () => {
  expect(robots(aChannel({ origin }))).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test("a channel in staging lets nothing be read", () => {
  expect(robots(aChannel({ origin, mode: "staging" }))).toBe("User-agent: *\nDisallow: /\n");
});
