import { type IncomingHttpHeaders, request } from "node:http";
import type { Socket } from "node:net";
import { holdsPlaceholder } from "../../support/placeholder-guard.ts";
import { sitePort } from "../../support/ports.ts";

export type RequestOptions = {
  /** The target as it is sent, malformed ones too. */
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  port?: number;
  /** Called when there is a connection, before anybody has accepted it. */
  onConnect?: () => void;
};
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * One plain HTTP request to a channel, without a browser: `ask("demo", { path: "/%" })`. Rejects an answer that
 * holds the front's placeholder for nonces.
 */
export function ask(channel: string, asked: RequestOptions = {}): Promise<Answer> {
  const { path = "/", method = "GET", headers = {}, port = sitePort, onConnect } = asked;
  const host = `${channel}.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { host, ...headers } });
    sent.once("error", reject);
    if (onConnect) sent.once("socket", (socket) => whenConnected(socket, onConnect));
    sent.once("response", (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => (body += text));
      answer.once("error", reject);
      answer.once("end", () => {
        const { statusCode: status = 0, headers } = answer;
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
