import { describe, expect, test, vi } from "vitest";
import { type Content, contentSchema } from "../../../lib/contract/content.ts";
import { channelHeaderSchema } from "../../../lib/contract/channel-header.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { breadcrumbStructuredData, parentBreadcrumbs } from "../../../lib/seo/breadcrumbs.ts";
import { homeStructuredData } from "../../../lib/seo/home-structured-data.ts";
import { videoStructuredData } from "../../../lib/seo/video-structured-data.ts";
import { aChannel } from "../../support/samples.ts";

const origin = "https://demo.example.com";
const channel = aChannel({ origin, header: { title: "Meridian" } });
const hls = "https://cdn.example/film.m3u8";
const start = Date.UTC(2026, 5, 1, 18);

function aContent(input: object, more: object = {}): Content {
  const facts = { token: "blue/hour", input: { name: "Blue Hour", ...input }, ...more };
  return parseResponse(contentSchema, facts).value;
}
const jsonLd = (of: Content): Record<string, unknown> =>
  JSON.parse(JSON.stringify(videoStructuredData(channel, of)));

describe("a film", () => {
  const film = aContent(
    {
      description: "Light.",
      thumbnail: "https://cdn.example/p-{w}.avif",
      duration_s: 3723,
      published_at: start,
    },
    {
      shared_s: 60,
      playback: {
        hls,
        chapters: [
          { start_s: 0, title: "One" },
          { start_s: 90.5, title: "Two" },
        ],
      },
    },
  );

  test("is a VideoObject with all fields that a search result shows", () => {
    expect(jsonLd(film)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "VideoObject",
      name: "Blue Hour",
      description: "Light.",
      thumbnailUrl: ["https://cdn.example/p-1280.avif", "https://cdn.example/p-640.avif"],
      uploadDate: "2026-06-01T18:00:00.000Z",
      duration: "PT1H2M3S",
      url: `${origin}/video/blue%2Fhour`,
      contentUrl: hls,
    });
  });

  test("contains its people, its dates, and its languages", () => {
    const people = [
      { name: "Maren Holt", role: "director", url: "directors/maren-holt" },
      { name: "Runa Aas" },
    ];
    const known = { people, keywords: ["sea"], released_year: 2024 };
    expect(jsonLd(aContent(known, { playback: { hls, audio_languages: ["da"] } }))).toMatchObject({
      director: [
        {
          "@type": "Person",
          name: "Maren Holt",
          url: `${origin}/pages/directors%2Fmaren-holt`,
        },
      ],
      contributor: [{ "@type": "Person", name: "Runa Aas" }],
      dateCreated: "2024",
      inLanguage: ["da"],
      keywords: "sea, Maren Holt, Runa Aas",
    });
    expect(Object.keys(jsonLd(film))).not.toContain("director");
  });

  test("has its chapters as clips, each with its URL", () => {
    expect(jsonLd(film).hasPart).toEqual([
      {
        "@type": "Clip",
        name: "One",
        startOffset: 0,
        endOffset: 90,
        url: `${origin}/video/blue%2Fhour?t=0`,
      },
      {
        "@type": "Clip",
        name: "Two",
        startOffset: 90,
        endOffset: 3723,
        url: `${origin}/video/blue%2Fhour?t=90`,
      },
    ]);
  });

  test("is no broadcast", () => {
    expect(jsonLd(film)).not.toHaveProperty("publication");
  });

  test("has no media URL when the response was personal", () => {
    expect(jsonLd({ ...film, shared_s: undefined })).not.toHaveProperty("contentUrl");
  });

  test("BE-388: contains no URL that expires", () => {
    const ending = { ...film, playback: film.playback && { ...film.playback, expires_at: start } };
    expect(jsonLd(ending)).not.toHaveProperty("contentUrl");
  });

  test("with a name of 10,000 characters and an invalid date is still valid", () => {
    const found = jsonLd(aContent({ name: "n".repeat(10_000), published_at: 1e300 }));
    expect(String(found.name)).toHaveLength(300);
    expect(found).not.toHaveProperty("uploadDate");
  });
});

describe("an event", () => {
  test.each(["live", "scheduled"])("that is %s is broadcast from its start", (stream_state) => {
    const event = aContent(
      { stream_state, start_time: start, duration_s: 3600 },
      { shared_s: 9, playback: { hls } },
    );
    expect(jsonLd(event).publication).toMatchObject({
      "@type": "BroadcastEvent",
      isLiveBroadcast: true,
      startDate: "2026-06-01T18:00:00.000Z",
      endDate: "2026-06-01T19:00:00.000Z",
    });
    expect(jsonLd(event)).not.toHaveProperty("contentUrl");
  });

  // docs/behaviour.md BE-431
  test("ends at its end_time, not after its duration_s", () => {
    const end = start + 5_400_000;
    const event = aContent({
      stream_state: "scheduled",
      start_time: start,
      end_time: end,
      duration_s: 3600,
    });
    const endDate = new Date(end).toISOString();
    expect(jsonLd(event).publication).toMatchObject({ endDate });
  });

  // docs/behaviour.md BE-432
  test("that is cancelled says so and announces no broadcast", () => {
    const event = aContent({ stream_state: "scheduled", start_time: start, cancelled: true });
    const { publication } = jsonLd(event);
    expect(publication).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
    expect(publication).not.toHaveProperty("isLiveBroadcast");
  });

  test.each([
    ["before its start", -10, 60],
    ["in its first hour", 59, 60],
    ["long after", 125, 180],
  ])("without a length ends at a full hour in the future: %s", (_, minutes, endsAfter) => {
    vi.useFakeTimers({ now: start + minutes * 60_000 });
    const event = aContent({ stream_state: "live", start_time: start });
    const endDate = new Date(start + endsAfter * 60_000).toISOString();
    expect(jsonLd(event).publication).toMatchObject({ endDate });
    vi.useRealTimers();
  });
});

describe("breadcrumbs", () => {
  const { navigation } = parseResponse(channelHeaderSchema, {
    navigation: [
      { name: "Home", type: "page", url: "/" },
      {
        name: "More",
        type: "other",
        url: "#",
        items: [
          {
            name: "Nature",
            type: "page",
            url: "nature",
            items: [{ name: "Lakes", type: "page", url: "nature/lakes" }],
          },
        ],
      },
    ],
  }).value;

  test("list the pages above, without empty entries", () => {
    expect(parentBreadcrumbs(navigation, "/pages/nature%2Flakes")).toEqual([
      { name: "Nature", path: "/pages/nature" },
    ]);
  });

  test("of a page outside the navigation have no parent", () => {
    expect(parentBreadcrumbs(navigation, "/pages/else")).toEqual([]);
  });

  test("count from the home page", () => {
    expect(
      breadcrumbStructuredData(channel, [{ name: "Films", path: "/pages/films" }]),
    ).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Meridian", item: `${origin}/` },
        { position: 2, name: "Films", item: `${origin}/pages/films` },
      ],
    });
  });
});

describe("a home page", () => {
  const links = { twitter: "https://example.com/x", reddit: "javascript:alert(1)" };

  test("names the organisation, with its valid social links", () => {
    const owner = aChannel({ origin, settings: { main: { social: { links } } } });
    expect(homeStructuredData(owner, "en")[0]).toMatchObject({
      "@type": "Organization",
      name: "Demo",
      url: `${origin}/`,
      sameAs: ["https://example.com/x"],
    });
  });

  test("names the site, in its language", () => {
    expect(homeStructuredData(channel, "jp")[1]).toMatchObject({
      "@type": "WebSite",
      name: "Meridian",
      inLanguage: "ja",
      publisher: { "@id": `${origin}/#organization` },
    });
  });
});
