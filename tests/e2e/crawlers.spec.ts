import { JSDOM } from "jsdom";
import sharp from "sharp";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { readPage, type ReadPage } from "./support/read-page.ts";
import { matrixUnlessPlain } from "./support/channels.ts";

const film = "/video/blue-hour-the-light-that-stays";
const channels = [
  { channel: "demo", inside: ["/pages/live", "/pages/films"] },
  { channel: "arena", inside: ["/pages/live", "/pages/replays"] },
  { channel: "lumen", inside: ["/pages/films", "/pages/notebook"] },
  { channel: "academy", inside: ["/pages/courses", "/pages/teachers"] },
];

const read = (channel: string, path: string) => readPage(channel, { path });
const meta = ({ document }: ReadPage, name: string) =>
  document.head
    .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
    ?.getAttribute("content");
const canonical = ({ document }: ReadPage) =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");
const hrefs = ({ document }: ReadPage, rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);
const jsonLdNodes = ({ document }: ReadPage): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );

for (const { channel, inside } of channels) {
  test(`${channel}'s pages say what they are, before any script runs`, async () => {
    for (const path of ["/", ...inside]) {
      const page = await read(channel, path);
      expect(page.status).toBe(200);
      expect(page.document.head.querySelectorAll("title")).toHaveLength(1);
      expect(meta(page, "description")).toMatch(/\S/);
      expect(meta(page, "og:title")).toBe(page.document.title);
      expect(meta(page, "og:url")).toBe(canonical(page));
      expect(canonical(page)).toBe(site(channel, path));
      expect(meta(page, "og:image")).toMatch(/^http[^{]+$/);
      expect(meta(page, "twitter:card")).toBe("summary_large_image");
      expect(meta(page, "theme-color")).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test(`${channel} has its own icon and manifest`, async () => {
    const home = await read(channel, "/");
    expect(hrefs(home, "manifest")).toEqual([[null, "/manifest.webmanifest"]]);
    const [[, icon] = []] = hrefs(home, "icon");
    const manifest = await sendRequest(channel, { path: "/manifest.webmanifest" });
    expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const webManifest = JSON.parse(manifest.body);
    expect(webManifest).toMatchObject({ start_url: "/", display: "standalone" });
    expect(webManifest.icons[0].src).toBe("/app-icon/192.png");
    expect(webManifest.theme_color).toBe(meta(home, "theme-color"));
    expect((await fetch(String(icon))).status).toBe(200);
  });

  test(`${channel}'s sitemap lists pages that are there, each once${matrixUnlessPlain(channel)}`, async () => {
    const response = await sendRequest(channel, { path: "/sitemap.xml" });
    expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const { document } = new JSDOM(response.body, { contentType: "application/xml" }).window;
    const found = [...document.querySelectorAll("urlset > url > loc")].map(
      (loc) => loc.textContent,
    );
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found).size).toBe(found.length);
    for (const address of found) {
      const { pathname } = new URL(address);
      expect(address).toBe(site(channel, pathname));
      expect(pathname).toMatch(/^\/pages\/[^/]+$/);
      expect([pathname, (await sendRequest(channel, { path: pathname })).status]).toEqual([
        pathname,
        200,
      ]);
    }
  });
}

test("every language has its URL, and the page there declares that language", async () => {
  const page = await read("demo", "/pages/films");
  const versions = hrefs(page, "alternate");
  expect(versions.map(([language]) => language)).toEqual(
    "da de en es fr it nb pt sv ja x-default".split(" "),
  );
  const german = await read("demo", "/pages/films?lng=de");
  expect(canonical(german)).toBe(site("demo", "/pages/films?lng=de"));
  expect(hrefs(german, "alternate")).toEqual(versions);
  expect(german.document.documentElement.lang).toBe("de");
});

for (const [requested, known] of [
  ["/pages/films?utm_source=mail&t=3", "/pages/films"],
  ["/pages/series?page_id=films", "/pages/films"],
  ["/films", "/pages/films"],
  ["/mobile/pages/films", "/pages/films"],
  ["/pages/nature%2Flakes", "/pages/nature%2Flakes"],
  [`${film}?t=12&video_id=tideline-slack-water`, film],
  ["/?lng=xx", "/"],
] as const) {
  test(`${requested} declares the language ${known}`, async () => {
    const page = await read("demo", requested);
    expect(page.status).toBe(200);
    expect(canonical(page)).toBe(site("demo", known));
  });
}

// docs/security.md SE-19
test("a foreign Host header changes no URL of a page", async () => {
  const headers = { host: "demo.other.example" };
  const { body } = await sendRequest("demo", { path: "/pages/films", headers });
  expect(body).toContain(`<link rel="canonical" href="${site("demo", "/pages/films")}"/>`);
  expect(body).not.toContain("other.example");
});

test("a home page names the organization of the channel", async () => {
  const [organization, website] = jsonLdNodes(await read("demo", "/"));
  expect(organization).toMatchObject({ "@type": "Organization", url: site("demo") });
  expect(organization?.sameAs).toHaveLength(8);
  expect(website).toMatchObject({ "@type": "WebSite", name: "Meridian" });
});

test("a series deep in the navigation is a TVSeries and lists its parents as breadcrumbs", async () => {
  const page = await read("demo", "/pages/blue-hour");
  const [crumbs, series] = jsonLdNodes(page);
  expect(series).toMatchObject({ "@type": "TVSeries", name: "Blue Hour" });
  expect(meta(page, "og:type")).toBe("video.tv_show");
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Meridian" },
      { position: 2, name: "Nature", item: site("demo", "/pages/nature") },
      { position: 3, name: "Lakes", item: site("demo", "/pages/nature%2Flakes") },
      { position: 4, name: "Blue Hour" },
    ],
  });
});

test("an episode is a VideoObject with chapters, breadcrumbs and its series", async () => {
  const page = await read("demo", film);
  const [video, crumbs, episode] = jsonLdNodes(page);
  expect(video).toMatchObject({ "@type": "VideoObject", url: site("demo", film) });
  const partOfSeries = { "@type": "TVSeries", url: site("demo", "/pages/blue-hour") };
  expect(episode).toMatchObject({ "@type": "TVEpisode", partOfSeries });
  expect(video?.duration).toMatch(/^PT(?:\d+[HMS])+$/);
  expect(video?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(JSON.stringify(video)).not.toContain("{w}");
  expect(video?.hasPart).toContainEqual(expect.objectContaining({ "@type": "Clip" }));
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect(meta(page, "og:type")).toBe("video.episode");
  expect(meta(page, "og:image:width")).toBe("1280");
});

test("a film's structured data has no media URL, which would expire", async () => {
  const page = await read("demo", film);
  expect(jsonLdNodes(page)[0]).not.toHaveProperty("contentUrl");
  expect(page.document.querySelector('meta[property="og:video"]')).toBeNull();
});

for (const path of ["/", "/pages/nature", film]) {
  test(`the picture of ${path} is a JPEG of the declared size`, async () => {
    const page = await read("demo", path);
    const address = String(meta(page, "og:image"));
    expect(meta(page, "twitter:image")).toBe(address);
    const response = await fetch(address);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(format).toBe("jpeg");
    expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([
      String(width),
      String(height),
    ]);
  });
}

test("a live event is declared as a broadcast", async () => {
  const live = await read("demo", "/pages/live");
  const tokens = [...live.document.querySelectorAll('main a[href^="/video/"]')].map((link) =>
    String(link.getAttribute("href")),
  );
  const [video] = jsonLdNodes(await read("demo", tokens[0] ?? ""));
  expect(video?.publication).toMatchObject({ "@type": "BroadcastEvent", isLiveBroadcast: true });
});

test("a channel in staging is not indexed", async () => {
  for (const path of ["/", "/pages/courses"]) {
    expect(meta(await read("academy", path), "robots")).toBe("noindex, nofollow");
  }
  const { body } = await sendRequest("academy", { path: "/robots.txt" });
  expect(body).toBe("User-agent: *\nDisallow: /\n");
});

test("a live channel may be indexed, except for its screens", async () => {
  expect(meta(await read("demo", "/"), "robots")).toBeUndefined();
  const { body } = await sendRequest("demo", { path: "/robots.txt" });
  expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site("demo", "/sitemap.xml")}\n`);
  for (const path of ["/error", "/pages/there-is-no-such-page", "/error?code=423"]) {
    const screen = await read("demo", path);
    expect(meta(screen, "robots")).toBe("noindex, nofollow");
    expect(canonical(screen)).toBeUndefined();
    expect(screen.document.title).toMatch(/ · Meridian$/);
  }
});

test("BE-488: a paid film has a share card and is not free, before any script runs", async () => {
  const path = "/video/timber";
  const page = await read("lumen", path);
  expect(page.status).toBe(200);
  expect(page.headers["cache-control"]).toBe("private, no-store");
  expect(meta(page, "og:title")).toBe(page.document.title);
  expect(page.document.title).toMatch(/^Timber /);
  expect(meta(page, "og:url")).toBe(site("lumen", path));
  expect(canonical(page)).toBe(site("lumen", path));
  expect(meta(page, "description")).toMatch(/\S/);
  expect(meta(page, "twitter:card")).toBe("summary_large_image");
  expect(meta(page, "robots")).toBeUndefined();
  const picture = await fetch(String(meta(page, "og:image")));
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(page.textsOf("h1")).toEqual(["Timber"]);
  const film = jsonLdNodes(page).find((node) => node["@type"] === "VideoObject");
  expect(film).toMatchObject({ name: "Timber", isAccessibleForFree: false });
  expect(film?.["offers"]).toContainEqual(
    expect.objectContaining({ price: "4.50", priceCurrency: "EUR" }),
  );
  // docs/security.md SE-216
  expect(page.body).not.toMatch(/\.m3u8|\.vtt|type="password"/);
});

test("BE-488: a film on a channel that requires sign-in has a share card too", async () => {
  const page = await read("arena", "/video/first-corner-ten-cars");
  expect(page.status).toBe(200);
  expect(meta(page, "og:title")).toMatch(/^First Corner, Ten Cars/);
  expect(meta(page, "og:image")).toMatch(/\.jpg$/);
  expect(page.body).not.toMatch(/\.m3u8|\.vtt|type="password"/);
});
