import { UnreadableFeedError } from "./feed-row.ts";

const chunkCharacters = 65_536;

/** The text of a feed. An XML declaration may name another encoding than UTF-8. Throws where bytes are none of it. */
export async function* decodeFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let text = "";
  try {
    for await (const chunk of bytes) {
      decoder ??= createDecoder(chunk);
      for (let at = 0; at < chunk.length; at += chunkCharacters) {
        text = decoder.decode(chunk.subarray(at, at + chunkCharacters), { stream: true });
        if (text !== "") yield text;
      }
    }
    text = decoder?.decode() ?? "";
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
    throw new UnreadableFeedError(`the feed is not ${decoder?.encoding ?? "text"}`);
  }
  if (text !== "") yield text;
}

function createDecoder(first: Uint8Array): TextDecoder {
  const head = Buffer.from(first.subarray(0, 200)).toString("latin1");
  const named = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? "utf-8", { fatal: true });
  } catch {
    throw new UnreadableFeedError(`the encoding ${named} is not known`);
  }
}
