import { Agent, request } from "node:http";

export type SoakRequest = {
  path: string;
  /** The `Host` header. */
  host: string;
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
};

/** What came back; status 0 is a connection that failed, with `why`. */
export type SoakResponse = {
  status: number;
  body: string;
  cookies: string[];
  /** Any visitor may get the same response. */
  isPublic: boolean;
  why?: string;
};

/** Longer than any response of the site may take. */
const timeoutMs = 35_000;

/** A browser's way to one port of this machine; connections are used again. */
export function createSoakSender(port: number): (requested: SoakRequest) => Promise<SoakResponse> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send = ({
    path,
    host,
    method = "GET",
    headers,
    body,
  }: SoakRequest): Promise<SoakResponse> =>
    new Promise((resolve) => {
      const failed = (error: Error) =>
        resolve({ status: 0, body: "", cookies: [], isPublic: false, why: error.message });
      const options = { agent, host: "127.0.0.1", port, path, method, timeout: timeoutMs };
      const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", failed);
        response.once("end", () => {
          const cookies = response.headers["set-cookie"] ?? [];
          const status = response.statusCode ?? 0;
          const isPublic = response.headers["cache-control"]?.startsWith("public") ?? false;
          resolve({ status, body: Buffer.concat(chunks).toString("utf8"), cookies, isPublic });
        });
      });
      sent.once("timeout", () => sent.destroy(new Error("timed out")));
      sent.once("error", (error: NodeJS.ErrnoException) => {
        // The site has closed a connection that nobody used: a browser requests it again.
        const isOld = sent.reusedSocket && error.code === "ECONNRESET" && method === "GET";
        if (isOld) resolve(send({ path, host, method, headers, body }));
        else failed(error);
      });
      sent.end(body);
    });
  return send;
}
