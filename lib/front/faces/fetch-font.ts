import { once } from "node:events";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { isProviderUrl } from "../../provider-api/fetch-picture.ts";

const deadlineMs = 5_000;
const maxBytes = 2 * 1024 * 1024;
/** Refuses connections to this machine and to private networks, also by a public name. */
const publicOnly = new RequestFilteringHttpsAgent({ maxSockets: 4 });

/**
 * The WOFF2 file that an owner names: from the provider, or from a public name by https on port 443. No redirects,
 * 2 MB and five seconds at most. Throws for anything else. docs/security.md SE-149.
 */
export async function fetchFont(address: string): Promise<Buffer> {
  const url = new URL(address);
  const isFromProvider = isProviderUrl(address);
  const isPublic = url.protocol === "https:" && url.port === "" && url.username === "";
  if (!isFromProvider && !isPublic) throw new Error("a font is fetched by https on port 443 alone");
  const sent = (url.protocol === "https:" ? secureRequest : plainRequest)(url, {
    agent: isFromProvider ? undefined : publicOnly,
    signal: AbortSignal.timeout(deadlineMs),
  });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const font = await readFont(response).finally(() => response.destroy());
  if (font.toString("latin1", 0, 4) !== "wOF2") throw new Error("the file is no WOFF2");
  return font;
}

async function readFont(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) throw new Error(`the font had status ${response.statusCode}`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the font has more than ${maxBytes} bytes`);
  }
  return Buffer.concat(chunks);
}
