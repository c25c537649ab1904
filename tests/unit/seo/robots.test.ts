import { expect, test } from "vitest";
import { robots } from "../../../lib/seo/crawler-files.ts";
import { aChannel } from "../../support/samples.ts";

const origin = "https://demo.example.com";

test("a live channel allows everything and names its sitemap", () => {
  expect(robots(aChannel({ origin }))).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

test("a channel in staging disallows everything", () => {
  expect(robots(aChannel({ origin, mode: "staging" }))).toBe("User-agent: *\nDisallow: /\n");
});
