import { JSDOM } from "jsdom";
import { sendRequest, type HttpResponse, type RequestOptions } from "./send-request.ts";

/** A page's HTML, for claims that need no browser: `await readPage("demo", { path: "/error?code=423" })`. */
export type ReadPage = HttpResponse & {
  document: Document;
  /** The texts of all elements that match, with whitespace collapsed. */
  textsOf: (selector: string) => string[];
};

export async function readPage(channel: string, options: RequestOptions = {}): Promise<ReadPage> {
  const response = await sendRequest(channel, options);
  const { document } = new JSDOM(response.body).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      element.textContent.replaceAll(/\s+/g, " ").trim(),
    );
  return { ...response, document, textsOf };
}
