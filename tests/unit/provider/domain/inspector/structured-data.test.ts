import { describe, expect, test } from "vitest";
import { parseHtmlPage } from "../../../../../provider/domain/inspector/html-tree.ts";
import { readStructuredData } from "../../../../../provider/domain/inspector/structured-data.ts";

const read = (...scripts: (object | string)[]) => {
  const texts = scripts.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  const html = texts.map((text) => `<script type="application/ld+json">${text}</script>`);
  return readStructuredData(parseHtmlPage(`<title>t</title><body>${html.join("")}`));
};
const schema = (node: object) => ({ "@context": "https://schema.org", ...node });
const wordsOf = (...scripts: (object | string)[]) => {
  const { nodes, remarks } = read(...scripts);
  return [...remarks, ...nodes.flatMap((node) => node.remarks)].map(
    ({ level, about, words }) => `${level}: ${about}: ${words}`,
  );
};

const film = schema({
  "@type": "VideoObject",
  name: "Boats",
  description: "They come and go.",
  thumbnailUrl: ["https://media.example/boats.jpg"],
  uploadDate: "2026-11-01T12:00:00Z",
  duration: "PT1H2M3S",
  contentUrl: "https://media.example/boats.m3u8",
});

describe("structured data", () => {
  test("of a complete film has no error", () => {
    expect(wordsOf(film)).toEqual([]);
    expect(read(film).nodes).toMatchObject([{ type: "VideoObject", json: film }]);
  });

  test("names the missing fields of a film", () => {
    expect(wordsOf(schema({ "@type": "VideoObject", name: "Boats" }))).toEqual([
      "fault: VideoObject: thumbnailUrl is missing.",
      "fault: VideoObject: uploadDate is missing.",
      "hint: VideoObject: Search engines also look for description.",
      "hint: VideoObject: Search engines also look for duration.",
    ]);
  });

  test.each([
    ["uploadDate", "yesterday", "a date, or a time with its zone (ISO 8601)"],
    ["uploadDate", "2026-13-45", "a date, or a time with its zone (ISO 8601)"],
    ["duration", "3723", "a duration (ISO 8601)"],
    ["duration", "PT", "a duration (ISO 8601)"],
    ["thumbnailUrl", "/boats.webp", "an absolute address"],
    ["name", " ", "a text"],
  ])("says that %s %j is not %s", (key, value, form) => {
    expect(wordsOf({ ...film, [key]: value })).toEqual([
      `fault: VideoObject: ${key} is not ${form}.`,
    ]);
  });

  test("checks nested nodes, and names their path", () => {
    const publication = {
      "@type": "BroadcastEvent",
      name: "Race",
      isLiveBroadcast: "yes",
      startDate: "2026-11-01T12:00:00Z",
      endDate: "2026-11-01T11:00:00Z",
    };
    const clip = { "@type": "Clip", name: "Start", startOffset: 30, endOffset: 10 };
    expect(wordsOf({ ...film, publication, hasPart: [clip] })).toEqual([
      "fault: VideoObject › publication: isLiveBroadcast is not true or false.",
      "fault: VideoObject › publication: endDate is not after startDate.",
      "fault: VideoObject › hasPart 1: url is missing.",
      "fault: VideoObject › hasPart 1: endOffset is not after startOffset.",
    ]);
  });

  test("requires the positions of breadcrumbs in order, each with a name or a URL", () => {
    const place = (position: number, more: object) => ({ "@type": "ListItem", position, ...more });
    const list = (...itemListElement: object[]) =>
      schema({ "@type": "BreadcrumbList", itemListElement });
    expect(wordsOf(list(place(1, { name: "Home" }), place(2, { name: "Boats" })))).toEqual([]);
    expect(wordsOf(list())).toEqual(["fault: BreadcrumbList: itemListElement is not a list."]);
    expect(wordsOf(list(place(2, {})))).toEqual([
      "fault: BreadcrumbList: The positions do not count from 1.",
      "fault: BreadcrumbList › itemListElement 1: One of name, item is missing.",
    ]);
  });

  test("that is not JSON, of another vocabulary or of an unknown type is reported", () => {
    expect(wordsOf("{", { "@type": "WebSite", name: "a", url: "https://a.example" })).toEqual([
      "fault: Structured data: Script 1 is not JSON.",
      "fault: WebSite: Its @context is not https://schema.org.",
    ]);
    expect(wordsOf(schema({ "@type": "Potato" }))).toEqual([
      "hint: Potato: No rule for this type is known here.",
    ]);
  });

  test("in a graph or a list is equal to separate scripts", () => {
    const site = { "@type": "WebSite", name: "a", url: "https://a.example" };
    const graph = { "@context": "https://schema.org", "@graph": [site, { "@type": "Clip" }] };
    expect(read(graph).nodes.map(({ type }) => type)).toEqual(["WebSite", "Clip"]);
    expect(read([film, schema(site)] as object).nodes).toHaveLength(2);
  });

  test("that only refers to a node needs no type", () => {
    const site = schema({
      "@type": "WebSite",
      name: "a",
      url: "https://a.example",
      publisher: { "@id": "https://a.example/#organization" },
    });
    expect(wordsOf(site)).toEqual([]);
  });
});
