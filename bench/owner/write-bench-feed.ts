import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createRandomGenerator, makeRandomWords, pickWord } from "../search/random-words.ts";

const wordCount = 40;

/** Writes a feed of MRSS with so many films of 40 words each, the same at every run. */
export async function writeBenchFeed(file: string, items: number): Promise<void> {
  await pipeline(Readable.from(feedOf(items)), createWriteStream(file));
}

function* feedOf(items: number): Generator<string> {
  const random = createRandomGenerator(1);
  const words = makeRandomWords(5_000, random);
  yield '<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Films</title>\n';
  for (let at = 0; at < items; at += 1) {
    const text = Array.from({ length: wordCount }, () => pickWord(words, random)).join(" ");
    yield `<item><guid>film-${at}</guid><title>Film ${at}</title><description>${text}</description>
<media:group><media:content url="https://media.acme.example/${at}/main.m3u8" type="application/x-mpegURL" duration="600"/>
<media:thumbnail url="https://media.acme.example/${at}.jpg" width="1280" height="720"/></media:group></item>\n`;
  }
  yield "</channel></rss>\n";
}
