import { createReadStream } from "node:fs";
import { describe, expect, it } from "vitest";
import { csvMappingSchema } from "../../../../provider/import/readers/csv-mapping.ts";
import type { FeedRow } from "../../../../provider/import/readers/feed-row.ts";
import { type FeedReading, readFeed } from "../../../../provider/import/readers/read-feed.ts";

const mrss: FeedReading = { format: "mrss", mapping: null };
const json: FeedReading = { format: "json", mapping: null };
const playlist: FeedReading = { format: "playlist", mapping: null };

async function collect(bytes: AsyncIterable<Uint8Array>, reading: FeedReading): Promise<FeedRow[]> {
  return Array.fromAsync(readFeed(bytes, reading));
}

/** In pieces of a few bytes, which cut through characters and tags. */
async function* inPieces(text: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const rss = (items: string, head = "") =>
  `${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${items}</channel></rss>`;

describe("MRSS", () => {
  const readFile = (name: string) =>
    collect(createReadStream(new URL(`feeds/${name}`, import.meta.url)), mrss);

  it("has groups, thumbnails, subtitles, keywords and dcterms, whatever the prefix", async () => {
    expect(await readFile("media-rss.xml")).toEqual([
      {
        row: 1,
        guid: "film-17",
        values: {
          name: "Tide & harbour",
          description: "Boats leave.\nBoats come back & rest.",
          keywords: ["boats", "sea", "Nature"],
          picture: "https://cdn.example/17-large.jpg",
          poster: "https://cdn.example/17-poster.jpg",
          hls: "https://cdn.example/17/master.m3u8?token=a%2Fb",
          durationS: 755,
          captions: [{ src: "https://cdn.example/17.de.vtt", lang: "de" }],
          people: ["Ada North"],
          role: "director",
          language: "en",
          publishedAt: "2026-03-02T08:30:00.000Z",
          year: 2024,
          availableFrom: "2026-03-02T00:00:00.000Z",
          availableUntil: "2027-03-02T00:00:00.000Z",
        },
      },
    ]);
  });

  it("has the sources, tracks and pictures of JW Player", async () => {
    expect(await readFile("jw-player.xml")).toMatchObject([
      {
        guid: "a1B2c3D4",
        values: {
          picture: "https://cdn.example/a1B2c3D4-1280.jpg",
          hls: "https://cdn.example/manifests/a1B2c3D4.m3u8",
          captions: [{ src: "https://cdn.example/a1B2c3D4-en.vtt", lang: "en", label: "English" }],
        },
      },
    ]);
  });

  it("has the id and the duration of Brightcove", async () => {
    expect(await readFile("brightcove.xml")).toMatchObject([
      {
        guid: "6301234567001",
        values: {
          durationS: 185,
          picture: "https://cdn.example/40-still.jpg",
          hls: "https://cdn.example/40.m3u8",
        },
      },
    ]);
  });

  it("reports an item without guid, and goes on", async () => {
    const text = rss("<item><title>A</title></item><item><guid>b</guid></item>");
    expect(await collect(inPieces(text), mrss)).toMatchObject([
      { row: 1, field: "guid", reason: "is missing" },
      { row: 2, guid: "b" },
    ]);
  });

  it("reads the encoding that the declaration names", async () => {
    const head = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    const text = rss("<item><guid>a</guid><title>Fjäril</title></item>", head);
    const bytes = inPieces(Buffer.from(text, "latin1"), 4_096);
    expect(await collect(bytes, mrss)).toMatchObject([{ values: { name: "Fjäril" } }]);
  });

  it("reports an item that is too large, and drops its text while it is read", async () => {
    const large = `<item><guid>a</guid><description>${"x".repeat(1_100_000)}</description></item>`;
    const rows = await collect(inPieces(rss(`${large}<item><guid>b</guid></item>`), 65_536), mrss);
    expect(rows).toMatchObject([
      { row: 1, field: "item" },
      { row: 2, guid: "b" },
    ]);
  });

  // docs/security.md SE-236
  it.each([
    [
      "declares entities",
      rss("<item><guid>&lol;</guid></item>", '<!DOCTYPE rss [<!ENTITY lol "lol">]>'),
    ],
    ["uses entities that are not declared", rss("<item><guid>&lol;</guid></item>")],
    ["is cut off", rss("<item><guid>a</guid></item>").slice(0, -12)],
    ["is a web page", "<html><body>Sign in</body></html>"],
    ["is empty", ""],
    ["has no item for megabytes", rss(`<title>${"x".repeat(8_200_000)}</title>`)],
  ])("refuses a feed that %s", async (_, text) => {
    await expect(collect(inPieces(text, 65_536), mrss)).rejects.toThrow("the feed");
  });
});

describe("JSON", () => {
  const item = { guid: "a", name: "Bögen – 弓", hls: "https://cdn.example/a.m3u8" };
  const { guid, ...values } = item;

  it.each([
    ["a list", [item]],
    ["an object with contents", { title: "Acme", contents: [item], total: 1 }],
  ])("may be %s", async (_, feed) => {
    const text = `\uFEFF${JSON.stringify(feed, null, 2)}\n\n`;
    expect(await collect(inPieces(text), json)).toEqual([{ row: 1, guid, values }]);
  });

  it("takes the token as the guid where there is none", async () => {
    const text = JSON.stringify([{ token: "a-film" }]);
    expect(await collect(inPieces(text), json)).toMatchObject([{ guid: "a-film" }]);
  });

  it("reports an item that is no object or is nested too deep, and goes on", async () => {
    const deep = `{"guid":"a","name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    const rows = await collect(inPieces(`[7,${deep},{"guid":"b"}]`), json);
    expect(rows).toMatchObject([
      { row: 1, field: "item" },
      { row: 2, field: "item" },
      { row: 3, guid: "b" },
    ]);
  });

  it.each(['[{"guid":"a"}', "hello", "", '{"guid":"a"} {}', '[{"guid":a}]'])(
    "refuses %j",
    async (text) => {
      await expect(collect(inPieces(text), json)).rejects.toThrow("the feed");
    },
  );
});

describe("CSV", () => {
  const mapping = csvMappingSchema.parse({
    columns: { guid: "ID", name: "Title", hls: "Stream", keywords: "Tags", durationS: "Length" },
    delimiter: ";",
    listSeparator: "|",
    constants: { access: "signed_in" },
  });
  const csv: FeedReading = { format: "csv", mapping };

  it("has the fields of its mapping, with quotes, lists and lengths", async () => {
    const text =
      '\uFEFFID;Title;Tags;Length;Stream;Other\r\n1;"A ""b""; c";x | y;1:02:03;https://c.example/a.m3u8;z\r\n';
    expect(await collect(inPieces(text), csv)).toEqual([
      {
        row: 1,
        guid: "1",
        values: {
          access: "signed_in",
          name: 'A "b"; c',
          keywords: ["x", "y"],
          durationS: 3_723,
          hls: "https://c.example/a.m3u8",
        },
      },
    ]);
  });

  it.each([
    ["lacks a column of the mapping", "ID;Title\n1;a\n"],
    ["has an open quote", 'ID;Title;Tags;Length;Stream\n1;"a\n'],
  ])("refuses a file that %s", async (_, text) => {
    await expect(collect(inPieces(text), csv)).rejects.toThrow("the feed");
  });

  it("needs a mapping with the column of the guid", () => {
    expect(csvMappingSchema.safeParse({ columns: { name: "Title" } }).success).toBe(false);
  });
});

describe("a playlist", () => {
  it("has names, ids, pictures, groups and lengths of its streams", async () => {
    const text = [
      "#EXTM3U",
      '#EXTINF:-1 tvg-id="one" tvg-logo="https://c.example/1.png" group-title="News;World",One, live',
      "https://c.example/1.m3u8",
      "#EXTINF:61.4,Two",
      "https://c.example/2.m3u8",
    ].join("\r\n");
    expect(await collect(inPieces(text), playlist)).toEqual([
      {
        row: 1,
        guid: "one",
        values: {
          name: "One, live",
          picture: "https://c.example/1.png",
          keywords: ["News", "World"],
          state: "live",
          hls: "https://c.example/1.m3u8",
        },
      },
      {
        row: 2,
        guid: "https://c.example/2.m3u8",
        values: { name: "Two", durationS: 61, hls: "https://c.example/2.m3u8" },
      },
    ]);
  });

  it.each([
    ["is one stream", "#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts\n"],
    ["does not begin as one", "https://c.example/1.m3u8\n"],
  ])("is refused where it %s", async (_, text) => {
    await expect(collect(inPieces(text), playlist)).rejects.toThrow("the feed");
  });
});
