import { Agent, type Dispatcher } from "undici";
import { env } from "../env.ts";
import { ApiError } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { breakerFor } from "./breaker.ts";
import { readError } from "./read-error.ts";

const maxBytes = 5 * 1024 * 1024;
const pool = () =>
  processWide(
    "provider.pool",
    () => new Agent({ connections: 64, pipelining: 1, keepAliveTimeout: 10_000 }),
  );

export type Ask = {
  /** Name of the operation, for breaker, errors and log: "channel". */
  call: string;
  /** Path segments after the base; each is encoded. */
  segments: string[];
  query?: Record<string, string | undefined>;
  headers: Record<string, string>;
  /** A GET without a body, a POST with one, unless it is said. Only a GET is tried again. */
  method?: "GET" | "POST" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Total time for everything, retry included. */
  deadlineMs: number;
};

/**
 * One call to the provider: `ask({ call: "channel", segments: ["ch", "demo"], … })` → parsed JSON.
 * Total deadline, capped size, no redirects, a breaker per call; a GET is tried again when nobody
 * answered. An empty answer to anything else is `undefined`.
 * Throws `ApiError`: the provider's own refusal, or 503 for everything that is not an answer.
 */
export async function ask(request: Ask): Promise<unknown> {
  if (!request.segments.every(isName)) throw new ApiError(request.call, { code: 404 });
  const signal = AbortSignal.timeout(request.deadlineMs);
  try {
    return await breakerFor(request.call).execute(() => askTwice(request, signal));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(request.call, { code: 503 }, error);
  }
}

/** A segment that would lead to another address, or to none, names nothing; nobody is asked for it. */
function isName(segment: string): boolean {
  return segment !== "." && segment !== ".." && segment.isWellFormed();
}

async function askTwice(request: Ask, signal: AbortSignal): Promise<unknown> {
  try {
    return await askOnce(request, signal);
  } catch (error) {
    if (error instanceof ApiError || signal.aborted || methodOf(request) !== "GET") throw error;
    return askOnce(request, signal);
  }
}

async function askOnce(request: Ask, signal: AbortSignal): Promise<unknown> {
  const base = new URL(env().providerApiUrl);
  const answer = await pool().request({
    origin: base.origin,
    path: pathOf(base, request),
    ...messageOf(request),
    signal,
  });
  const body = await readCapped(answer.body);
  if (answer.statusCode >= 300 && answer.statusCode < 400) {
    throw new ApiError(request.call, { code: 503 }, new Error("the provider redirected"));
  }
  if (answer.statusCode >= 400) {
    throw readError(request.call, answer.statusCode, body, answer.headers["retry-after"]);
  }
  const isEmpty = body === "" && methodOf(request) !== "GET";
  return isEmpty ? undefined : parseJson(request.call, body);
}

function methodOf({ method, body }: Ask) {
  return method ?? (body === undefined ? "GET" : "POST");
}

function messageOf(request: Ask) {
  const { body, headers } = request;
  const method = methodOf(request);
  const accepting = { accept: "application/json", ...headers };
  if (body === undefined) return { method, headers: accepting };
  const sending = { ...accepting, "content-type": "application/json" };
  return { method, headers: sending, body: JSON.stringify(body) };
}

function pathOf(base: URL, request: Ask): string {
  const path = request.segments.map(encodeURIComponent).join("/");
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(name, value);
  }
  const asked = query.toString();
  return `${base.pathname.replace(/\/+$/, "")}/${path}${asked ? `?${asked}` : ""}`;
}

async function readCapped(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) {
      body.destroy();
      throw new Error(`the answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(call: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new ApiError(call, { code: 503 }, error);
  }
}
