import { nearestLanguage, readLanguageTag } from "../../../lib/contract/languages.ts";
import { type FeedElement, findElementText, findFeedElements } from "./feed-element.ts";
import { isHlsSource } from "./hls-source.ts";
import { toPlainText } from "./plain-text.ts";

const maxKeywords = 50;

/** What identifies an item: its guid, Brightcove's id, or its link. */
export function findMrssGuid(item: FeedElement): string | undefined {
  return findElementText(item, "guid", "bc:titleid", "dc:identifier", "link");
}

/**
 * The catalogue fields of an item, by Media RSS 1.5.1, Dublin Core, and the extensions of JW Player (`jwplayer:source`,
 * `jwplayer:track`, `jwplayer:image`) and Brightcove (`bc:titleid`, `bc:duration`). Fields without a value are undefined.
 */
export function mapMrssItem(item: FeedElement): Record<string, unknown> {
  const contents = findFeedElements(item, "media:content");
  const source = findHls(item, contents);
  const description = findElementText(item, "media:description", "description", "itunes:summary");
  return {
    name: findTitle(item),
    description: description === undefined ? undefined : toPlainText(description),
    keywords: listKeywords(item),
    ...findPictures(item),
    hls: source?.url,
    state: source?.isLive ? "live" : undefined,
    durationS: findDuration(item, contents),
    captions: listCaptions(item),
    ...findPeople(item),
    language: findLanguage(item, contents),
    publishedAt: toIsoTime(findElementText(item, "pubDate", "dcterms:issued", "dc:date")),
    year: toYear(findElementText(item, "dcterms:created")),
    ...findValidity(item),
  };
}

function findTitle(item: FeedElement): string | undefined {
  const direct = item.children.find(({ name, text }) => name === "title" && text.trim() !== "");
  const title = direct?.text ?? findElementText(item, "media:title", "itunes:title");
  return title === undefined ? undefined : toPlainText(title);
}

type Source = { url: string; type: string; isDefault: boolean; isLive: boolean };

/** An HLS address, the default one where there are several; else any other, so that the report can name it. */
function findHls(item: FeedElement, contents: FeedElement[]): Source | undefined {
  const sources = [
    ...findFeedElements(item, "jwplayer:source"),
    ...contents,
    ...findFeedElements(item, "enclosure"),
  ].flatMap(({ attributes }): Source[] => {
    const url = attributes.url ?? attributes.file ?? "";
    const isDefault = attributes.isDefault === "true" || attributes.default === "true";
    const isLive = attributes.expression === "nonstop";
    return url === "" ? [] : [{ url: url.trim(), type: attributes.type ?? "", isDefault, isLive }];
  });
  const hls = sources.filter(isHlsSource);
  return hls.find(({ isDefault }) => isDefault) ?? hls[0] ?? sources[0];
}

function listKeywords(item: FeedElement): string[] {
  const texts = findFeedElements(item, "media:keywords", "itunes:keywords").flatMap(({ text }) =>
    text.split(","),
  );
  const categories = findFeedElements(item, "category", "media:category").map(
    ({ text, attributes }) => attributes.label ?? text,
  );
  const keywords = [...texts, ...categories]
    .map((text) => text.trim())
    .filter((text) => text !== "");
  return [...new Set(keywords)].slice(0, maxKeywords);
}

/** The widest picture, and the widest upright one as the poster. */
function findPictures(item: FeedElement): { picture?: string; poster?: string } {
  const pictures = [
    ...findFeedElements(item, "media:thumbnail"),
    ...findFeedElements(item, "media:content").filter(({ attributes: { medium, type } }) =>
      medium === undefined ? type?.startsWith("image/") : medium === "image",
    ),
    ...findFeedElements(item, "jwplayer:image", "itunes:image"),
  ]
    .map(({ attributes: { url, href, width, height }, text }) => ({
      url: (url ?? href ?? text).trim(),
      width: Number(width) || 0,
      height: Number(height) || 0,
    }))
    .filter(({ url }) => url !== "")
    .toSorted((one, other) => other.width - one.width);
  const isUpright = (each: { width: number; height: number }) => each.height > each.width;
  const wide = pictures.find((each) => !isUpright(each)) ?? pictures[0];
  return { picture: wide?.url, poster: pictures.find(isUpright)?.url };
}

function findDuration(item: FeedElement, contents: FeedElement[]): number | undefined {
  const listed = contents.map(({ attributes }) => attributes.duration).find((each) => each);
  const text =
    listed ?? findElementText(item, "bc:duration", "itunes:duration", "jwplayer:duration");
  if (text === undefined || !/^\d+(?::\d+){0,2}(?:\.\d+)?$/.test(text)) return undefined;
  const seconds = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round(seconds);
}

function listCaptions(item: FeedElement): { src: string; lang: string; label?: string }[] {
  const tracks = findFeedElements(item, "jwplayer:track").filter(
    ({ attributes: { kind = "captions" } }) => ["captions", "subtitles"].includes(kind),
  );
  const subtitles = findFeedElements(item, "media:subTitle", "media:subtitle");
  return [...tracks, ...subtitles].flatMap(({ attributes }) => {
    const src = attributes.file ?? attributes.href ?? attributes.url ?? "";
    const lang = attributes.srclang ?? attributes.lang ?? attributes.language ?? "";
    const label = attributes.label || undefined;
    return src === ""
      ? []
      : [{ src: src.trim(), lang: readLanguageTag(lang || "und") ?? lang, label }];
  });
}

/** People and, where all did the same, what they did. */
function findPeople(item: FeedElement): { people?: string[]; role?: string } {
  const credits = findFeedElements(item, "media:credit").filter(({ text }) => text.trim() !== "");
  const names = credits.map(({ text }) => text.trim());
  if (names.length === 0) return {};
  const roles = new Set(credits.map(({ attributes }) => attributes.role?.toLowerCase()));
  const [role] = roles;
  return {
    people: [...new Set(names)].slice(0, maxKeywords),
    role: roles.size === 1 && role === "director" ? role : undefined,
  };
}

function findLanguage(item: FeedElement, contents: FeedElement[]): string | undefined {
  const listed = contents.map(({ attributes }) => attributes.lang).find((each) => each);
  return nearestLanguage(findElementText(item, "dc:language", "dcterms:language") ?? listed ?? "");
}

/** `dcterms:valid` is `start=…; end=…; scheme=W3C-DTF`, each part optional. */
function findValidity(item: FeedElement): { availableFrom?: string; availableUntil?: string } {
  const text = findElementText(item, "dcterms:valid") ?? "";
  const timeOf = (name: string) => new RegExp(`\\b${name}=([^;\\s]+)`).exec(text)?.[1];
  return { availableFrom: toIsoTime(timeOf("start")), availableUntil: toIsoTime(timeOf("end")) };
}

/** A time in ISO 8601; texts that are none stay as they are, for the report. */
function toIsoTime(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

function toYear(text: string | undefined): number | undefined {
  const year = /^\d{4}/.exec(text ?? "")?.[0];
  return year === undefined ? undefined : Number(year);
}
