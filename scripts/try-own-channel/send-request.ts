import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** What a request sends besides its address: a body of JSON, or a form. */
export type RequestParts = {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
};

export type ReceivedResponse = {
  url: URL;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Sends a request to this machine, whatever the host of the address: the owner's domain leads here, too. */
export async function sendRequest(
  address: string | URL,
  { method = "GET", headers = {}, json, form }: RequestParts = {},
): Promise<ReceivedResponse> {
  const url = new URL(address);
  const content = form
    ? { type: "application/x-www-form-urlencoded", body: String(new URLSearchParams(form)) }
    : { type: "application/json", body: json === undefined ? "" : JSON.stringify(json) };
  const sent = request({
    host: "127.0.0.1",
    port: url.port,
    path: url.pathname + url.search,
    method,
    agent: false,
    headers: {
      Host: url.host,
      ...(content.body && {
        "Content-Type": content.type,
        "Content-Length": String(Buffer.byteLength(content.body)),
      }),
      ...headers,
    },
  });
  sent.end(content.body);
  const [response] = await once(sent, "response");
  return {
    url,
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
  };
}
