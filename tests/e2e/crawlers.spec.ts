import { JSDOM } from "jsdom";
import sharp from "sharp";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
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
const things = ({ document }: ReadPage): Record<string, unknown>[] =>
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

  test(`${channel}'s icon and manifest are its own`, async () => {
    const home = await read(channel, "/");
    expect(hrefs(home, "manifest")).toEqual([[null, "/manifest.webmanifest"]]);
    const [[, icon] = []] = hrefs(home, "icon");
    const manifest = await ask(channel, { path: "/manifest.webmanifest" });
    expect(manifest.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const told = JSON.parse(manifest.body);
    expect(told).toMatchObject({ start_url: "/", display: "standalone" });
    expect(told.icons[0].src).toBe("/app-icon/192.png");
    expect(told.theme_color).toBe(meta(home, "theme-color"));
    expect((await fetch(String(icon))).status).toBe(200);
  });

  test(`${channel}'s sitemap lists pages that are there, each once${matrixUnlessPlain(channel)}`, async () => {
    const answer = await ask(channel, { path: "/sitemap.xml" });
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const { document } = new JSDOM(answer.body, { contentType: "application/xml" }).window;
    const found = [...document.querySelectorAll("urlset > url > loc")].map(
      (loc) => loc.textContent,
    );
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found).size).toBe(found.length);
    for (const address of found) {
      const { pathname } = new URL(address);
      expect(address).toBe(site(channel, pathname));
      expect(pathname).toMatch(/^\/pages\/[^/]+$/);
      expect([pathname, (await ask(channel, { path: pathname })).status]).toEqual([pathname, 200]);
    }
  });
}

test("every language has its address, and names itself there", async () => {
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

for (const [asked, known] of [
  ["/pages/films?utm_source=mail&t=3", "/pages/films"],
  ["/pages/series?page_id=films", "/pages/films"],
  ["/films", "/pages/films"],
  ["/mobile/pages/films", "/pages/films"],
  ["/pages/nature%2Flakes", "/pages/nature%2Flakes"],
  [`${film}?t=12&video_id=tideline-slack-water`, film],
  ["/?lng=xx", "/"],
] as const) {
  test(`${asked} is known as ${known}`, async () => {
    const page = await read("demo", asked);
    expect(page.status).toBe(200);
    expect(canonical(page)).toBe(site("demo", known));
  });
}

// docs/security.md SE-19
test("a host of another name changes no address", async () => {
  const headers = { host: "demo.other.example" };
  const { body } = await ask("demo", { path: "/pages/films", headers });
  expect(body).toContain(`<link rel="canonical" href="${site("demo", "/pages/films")}"/>`);
  expect(body).not.toContain("other.example");
});

test("a home page says who stands behind it", async () => {
  const [organization, website] = things(await read("demo", "/"));
  expect(organization).toMatchObject({ "@type": "Organization", url: site("demo") });
  expect(organization?.sameAs).toHaveLength(8);
  expect(website).toMatchObject({ "@type": "WebSite", name: "Meridian" });
});

test("a page deep in the navigation says what is above it", async () => {
  const [crumbs] = things(await read("demo", "/pages/blue-hour"));
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

test("a film is a video with chapters and a way home", async () => {
  const page = await read("demo", film);
  const [video, crumbs] = things(page);
  expect(video).toMatchObject({ "@type": "VideoObject", url: site("demo", film) });
  expect(video?.duration).toMatch(/^PT(?:\d+[HMS])+$/);
  expect(video?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(JSON.stringify(video)).not.toContain("{w}");
  expect(video?.hasPart).toContainEqual(expect.objectContaining({ "@type": "Clip" }));
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  expect(meta(page, "og:type")).toBe("video.other");
  expect(meta(page, "og:image:width")).toBe("1280");
});

test("a film tells crawlers no address of its media, which would have ended when they come back", async () => {
  const page = await read("demo", film);
  expect(things(page)[0]).not.toHaveProperty("contentUrl");
  expect(page.document.querySelector('meta[property="og:video"]')).toBeNull();
});

for (const path of ["/", "/pages/nature", film]) {
  test(`the picture of ${path} is one that every network reads, of the size that is told`, async () => {
    const page = await read("demo", path);
    const address = String(meta(page, "og:image"));
    expect(meta(page, "twitter:image")).toBe(address);
    const answer = await fetch(address);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect(format).toBe("jpeg");
    expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual([
      String(width),
      String(height),
    ]);
  });
}

test("what is live is told as a broadcast", async () => {
  const live = await read("demo", "/pages/live");
  const tokens = [...live.document.querySelectorAll('main a[href^="/video/"]')].map((link) =>
    String(link.getAttribute("href")),
  );
  const [video] = things(await read("demo", tokens[0] ?? ""));
  expect(video?.publication).toMatchObject({ "@type": "BroadcastEvent", isLiveBroadcast: true });
});

test("a channel in staging is kept by nobody", async () => {
  for (const path of ["/", "/pages/courses"]) {
    expect(meta(await read("academy", path), "robots")).toBe("noindex, nofollow");
  }
  const { body } = await ask("academy", { path: "/robots.txt" });
  expect(body).toBe("User-agent: *\nDisallow: /\n");
});

test("a live channel is open to all, and its screens are not", async () => {
  expect(meta(await read("demo", "/"), "robots")).toBeUndefined();
  const { body } = await ask("demo", { path: "/robots.txt" });
  expect(body).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site("demo", "/sitemap.xml")}\n`);
  for (const path of ["/error", "/pages/there-is-no-such-page", "/error?code=423"]) {
    const screen = await read("demo", path);
    expect(meta(screen, "robots")).toBe("noindex, nofollow");
    expect(canonical(screen)).toBeUndefined();
    expect(screen.document.title).toMatch(/ · Meridian$/);
  }
});
