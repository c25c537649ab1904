import { type IncomingHttpHeaders, request } from "node:http";
import type { Socket } from "node:net";
import { holdsPlaceholder } from "../../support/placeholder-guard.ts";
import { sitePort } from "../../support/ports.ts";

export type RequestOptions = {
  /** The request target as it is sent, malformed ones too. */
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  port?: number;
  /** Called when the connection is open, before the site has accepted it. */
  onConnect?: () => void;
};
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Sends one plain HTTP request to a channel, without a browser: `sendRequest("demo", { path: "/%" })`. Rejects a
 * response that contains the front's placeholder for nonces.
 */
export function sendRequest(channel: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { path = "/", method = "GET", headers = {}, port = sitePort, onConnect } = options;
  const host = `${channel}.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers } });
    sent.once("error", reject);
    if (onConnect) sent.once("socket", (socket) => whenConnected(socket, onConnect));
    sent.once("response", (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text: string) => (body += text));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status = 0, headers } = response;
        if (holdsPlaceholder(JSON.stringify(headers) + body)) reject(new Error(`${path} leaks`));
        else resolve({ status, headers, body });
      });
    });
    sent.end();
  });
}

function whenConnected(socket: Socket, onConnect: () => void): void {
  if (socket.connecting) socket.once("connect", onConnect);
  else onConnect();
}
