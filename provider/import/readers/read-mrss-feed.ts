import { SaxesParser, type SaxesTagNS } from "saxes";
import type { FeedElement } from "./feed-element.ts";
import { createFeedGuard, feedLimits } from "./feed-limits.ts";
import { createFeedItem, type FeedRow, UnreadableFeedError } from "./feed-row.ts";
import { findMrssGuid, mapMrssItem } from "./map-mrss-item.ts";

/** The usual prefix of each namespace; some were written in several ways. */
const prefixes: Readonly<Record<string, string>> = {
  "http://search.yahoo.com/mrss": "media",
  "http://video.search.yahoo.com/mrss": "media",
  "http://rss.jwpcdn.com": "jwplayer",
  "http://developer.longtailvideo.com": "jwplayer",
  "http://developer.longtailvideo.com/trac": "jwplayer",
  "http://www.brightcove.tv/link": "bc",
  "http://purl.org/dc/terms": "dcterms",
  "http://purl.org/dc/elements/1.1": "dc",
  "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes",
};

/**
 * The items of an RSS feed with Media RSS (`map-mrss-item.ts`). Entities of its own are refused: docs/security.md SE-236.
 * Throws where the feed is not well-formed XML, or no RSS.
 */
export async function* readMrssFeed(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const guard = createFeedGuard();
  const items = createItemCollector();
  for await (const chunk of text) {
    guard.read(chunk);
    items.write(chunk);
    for (const item of items.take()) {
      const row = guard.countItem();
      yield item === "too large"
        ? { row, field: "item", reason: "is too large, or nested too deep" }
        : createFeedItem(row, findMrssGuid(item), mapMrssItem(item));
    }
  }
  items.close();
}

type Collected = FeedElement | "too large";

/** Builds the elements of one item at a time; all else of the feed is dropped. */
function createItemCollector() {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const ready: Collected[] = [];
  let path: FeedElement[] = [];
  let [depth, nodes, characters] = [0, 0, 0];
  let isTooLarge = false;
  let isRss = false;
  const addCharacters = (length: number) => {
    characters += length;
    if (characters > feedLimits.itemCharacters || nodes > feedLimits.itemNodes) isTooLarge = true;
  };
  parser.on("error", ({ message }) => {
    throw new UnreadableFeedError(`the feed is not well-formed XML: ${message}`);
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) throw new UnreadableFeedError("the feed declares entities");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth === 1 && !["rss", "RDF"].includes(tag.local)) {
      throw new UnreadableFeedError(`the feed is no RSS, its first element is <${tag.name}>`);
    }
    isRss = true;
    const parent = path.at(-1);
    if (!parent && (tag.local !== "item" || tag.uri.includes("search.yahoo.com"))) return;
    if (!parent) [nodes, characters, isTooLarge] = [0, 0, false];
    nodes += 1;
    if (path.length >= feedLimits.depth) isTooLarge = true;
    const element = toElement(tag);
    addCharacters(JSON.stringify(element.attributes).length);
    if (!isTooLarge) parent?.children.push(element);
    path.push(element);
  });
  const addText = (some: string) => {
    const element = path.at(-1);
    if (!element) return;
    addCharacters(some.length);
    if (!isTooLarge) element.text += some;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    depth -= 1;
    const element = path.pop();
    if (!element || path.length > 0) return;
    path = [];
    ready.push(isTooLarge ? "too large" : element);
  });
  return {
    write: (chunk: string) => void parser.write(chunk),
    take: () => ready.splice(0),
    close: () => {
      parser.close();
      if (!isRss) throw new UnreadableFeedError("the feed is empty");
    },
  };
}

function toElement({ uri, local, attributes }: SaxesTagNS): FeedElement {
  const prefix = uri === "" ? "" : `${prefixes[uri.replace(/\/$/, "")] ?? "other"}:`;
  const named = Object.values(attributes).map((each) => [each.local, each.value]);
  return { name: prefix + local, attributes: Object.fromEntries(named), text: "", children: [] };
}
