import { createWriteStream } from "node:fs";
import { once } from "node:events";

const places = ["Harbour", "Valley", "Station", "Island", "Market", "Garden", "Bridge", "Archive"];
const subjects = ["Boats & Tides", "Night Trains", "Old Maps", "Bread", "Glass", "Winter", "Bees"];
const roles = ["director", "actor", "producer"];

/** Every so often an item lacks its title, as in feeds that people write. */
export const itemsBetweenFaults = 2_500;

/** The title of an item: `"Harbour: Boats & Tides, 1"`. */
export function titleOfItem(number: number): string {
  const place = places[number % places.length] ?? "";
  return `${place}: ${subjects[number % subjects.length] ?? ""}, ${number}`;
}

/** Writes a feed of Media RSS as exported by a video platform: groups of renditions, pictures, credits, captions. */
export async function writeFeed(file: string, count: number): Promise<void> {
  const output = createWriteStream(file);
  const write = async (text: string) => {
    if (!output.write(text)) await once(output, "drain");
  };
  await write(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Acme films</title><link>https://acme.example/</link>
`);
  for (let number = 1; number <= count; number += 1) await write(formatItem(number));
  output.end("</channel></rss>\n");
  await once(output, "close");
}

function formatItem(number: number): string {
  const title = number % itemsBetweenFaults === 0 ? "" : titleOfItem(number);
  const cdn = `https://cdn.acme.example/${number}`;
  const seconds = 60 + ((number * 37) % 5_400);
  const published = new Date(Date.UTC(2020, 0, 1) + number * 4 * 3_600_000).toUTCString();
  return `<item>
  <title>${escapeXml(title)}</title>
  <guid isPermaLink="false">acme-${number}</guid>
  <pubDate>${published}</pubDate>
  <description><![CDATA[<p>Film <b>${number}</b> of the archive, restored from the first print.</p><p>Sound & picture are new.</p>]]></description>
  <dc:language>en-GB</dc:language>
  <dcterms:created>${1950 + (number % 70)}-05-01</dcterms:created>
  <media:keywords>${escapeXml(subjects[number % subjects.length] ?? "")}, archive, ${places[number % places.length]?.toLowerCase()}</media:keywords>
  <media:credit role="${roles[number % roles.length]}" scheme="urn:ebu">Person ${number % 400}</media:credit>
  <media:group>
    <media:content url="${cdn}.mp4" type="video/mp4" medium="video" duration="${seconds}" width="1280" height="720"/>
    <media:content url="${cdn}/master.m3u8?token=a%2Fb&amp;e=1" type="application/x-mpegURL" medium="video" duration="${seconds}"/>
    <media:thumbnail url="${cdn}-1280.jpg" width="1280" height="720"/>
    <media:thumbnail url="${cdn}-poster.jpg" width="800" height="1200"/>
  </media:group>
  <media:subTitle type="text/vtt" lang="en" href="${cdn}.en.vtt"/>
</item>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
