import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AboutContent } from "@/components/watch/about-content";
import { contentSchema } from "@/lib/contract/content";
import { parseResponse } from "@/lib/contract/parse-response";
import { i18n, renderSite } from "../support/render-site";

const content = parseResponse(contentSchema, {
  token: "one",
  input: { name: "One film", keywords: ["northern lights"] },
}).value;

// docs/behaviour.md BE-477
it.each([
  [false, "/search?q=northern+lights"],
  [true, "/mobile/search?q=northern+lights"],
])("a topic of a film is a link to its search (web view: %s)", (mobile, href) => {
  const rest = { i18n, playback: undefined, isStaged: false, mobile };
  renderSite(<AboutContent content={content} {...rest} />);
  const topic = screen.getByRole("link", { name: "northern lights" });
  expect(topic.getAttribute("href")).toBe(href);
});
