import { lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, fetch, type Response } from "undici";
import type { InspectedResponse } from "../../domain/inspector/inspected-response.ts";

/** Why an address was not read, in words for the page. */
export class PageFetchError extends Error {
  override name = "NotRead";
}

const timeoutMs = 8_000;
const maxBytes = 3_000_000;
const maxHops = 5;
const maxLength = 2_000;

/** Names below `localhost` are this machine's, whatever a resolver says (RFC 6761, 6.3). */
const lookup: LookupFunction = (name, options, done) => {
  if (name !== "localhost" && !name.endsWith(".localhost")) return lookUp(name, options, done);
  const loopback = { address: "127.0.0.1", family: 4 };
  if (options.all) done(null, [loopback]);
  else done(null, loopback.address, loopback.family);
};

/**
 * Reads a page of the site as a crawler does: GET, no cookies. Only URLs on `origins` are requested, and redirects
 * followed to no other. Throws `PageFetchError`. docs/security.md SE-147.
 */
export async function fetchInspectedResponse(
  wanted: string,
  origins: string[],
): Promise<InspectedResponse> {
  const agent = new Agent({ connect: { lookup } });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(wanted, { origins, agent, signal, hops: [] });
  } catch (error) {
    if (error instanceof PageFetchError) throw error;
    const isLate = signal.aborted;
    throw new PageFetchError(
      isLate ? "The site did not respond in time." : "The site does not respond.",
    );
  } finally {
    await agent.destroy();
  }
}

type FetchContext = {
  origins: string[];
  agent: Agent;
  signal: AbortSignal;
  hops: InspectedResponse["hops"];
};

async function follow(wanted: string, fetchContext: FetchContext): Promise<InspectedResponse> {
  const address = addressOn(wanted, fetchContext.origins);
  const { agent: dispatcher, hops, signal } = fetchContext;
  const headers = { accept: "text/html,*/*;q=0.5", "user-agent": "MarqueeInspector/1.0" };
  const response = await fetch(address, { dispatcher, headers, redirect: "manual", signal });
  const to = response.headers.get("location");
  if (response.status < 300 || response.status >= 400 || to === null) {
    const responseHeaders = Object.fromEntries(response.headers);
    const text = await textOf(response);
    return { address: address.href, hops, status: response.status, headers: responseHeaders, text };
  }
  await response.body?.cancel();
  if (hops.length === maxHops) throw new PageFetchError("There are too many redirects.");
  const hop = { address: address.href, status: response.status };
  return follow(URL.parse(to, address)?.href ?? to, { ...fetchContext, hops: [...hops, hop] });
}

function addressOn(wanted: string, origins: string[]): URL {
  const address = wanted.length <= maxLength ? URL.parse(wanted) : null;
  if (!address || address.username || address.password) {
    throw new PageFetchError("This is no address of a page.");
  }
  if (!origins.includes(address.origin)) {
    throw new PageFetchError(`${address.origin} is none of the channels that are shown here.`);
  }
  address.hash = "";
  return address;
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new PageFetchError("The page is longer than 3 MB.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
