import { JSDOM } from "jsdom";
import { ask, type Answer, type RequestOptions } from "./ask.ts";

/** A page as its HTML says it, for claims that need no browser: `await readPage("demo", { path: "/error?code=423" })`. */
export type ReadPage = Answer & {
  document: Document;
  /** The texts of all elements that fit, their blanks as one. */
  textsOf: (selector: string) => string[];
};

export async function readPage(channel: string, asked: RequestOptions = {}): Promise<ReadPage> {
  const answer = await ask(channel, asked);
  const { document } = new JSDOM(answer.body).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent.replaceAll(/\s+/g, " ").trim(),
    );
  return { ...answer, document, textsOf };
}
