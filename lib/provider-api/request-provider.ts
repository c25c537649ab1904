import { hash } from "node:crypto";
import { Agent, type Dispatcher } from "undici";
import { ApiError, isApiError } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { clientNetwork } from "../viewer/client-network.ts";
import { callWithCircuitBreaker } from "./circuit-breaker.ts";
import {
  prepareProviderRequest,
  type PreparedProviderRequest,
  type ProviderRequestParts,
} from "./prepare-request.ts";
import { parseErrorResponse } from "./parse-error-response.ts";
import {
  addRetryBudget,
  isConnectionQuotaFull,
  type ChannelConnectionQuota,
  getChannelConnectionQuota,
  spendRetryBudget,
} from "./channel-connection-quota.ts";

const maxBytes = 5 * 1024 * 1024;
/** Four times a channel's quota. */
const connections = 128;
const pool = () =>
  processWide(
    "provider.pool",
    () => new Agent({ connections, pipelining: 1, keepAliveTimeout: 10_000 }),
  );

export type ProviderRequest = ProviderRequestParts & {
  /** The channel of the breaker, and of the quota of connections unless `quota` is set. */
  channel: string;
  quota?: string;
  /** The IP address of the viewer: failures are counted by caller. */
  caller: string;
  /** Total time for everything, retry included. */
  deadlineMs: number;
  /** Aborted when the viewer has left: a GET ends with them, what changes something does not. */
  signal?: AbortSignal;
};

/**
 * One call to the provider: `requestProvider({ call: "channel", segments: ["ch", "demo"], … })` → parsed JSON. Total
 * deadline, capped size, no redirects, breakers per call and channel, a quota of the connections per channel; a GET
 * is retried after a failure. An empty response to other methods is `undefined`. Throws `ApiError`: the provider's
 * refusal, 400 or 404 for requests that cannot be sent, 499 if the viewer has left, or 503 for any other failure.
 */
export async function requestProvider(request: ProviderRequest): Promise<unknown> {
  const { call, channel } = request;
  const message = prepareProviderRequest(request);
  const quota = getChannelConnectionQuota(request.quota ?? channel);
  if (isConnectionQuotaFull(quota))
    throw new ApiError(call, { code: 503, retryAfterS: 1 }, tooMany);
  const signal = endOf(request, message);
  const guarded = { call, channel, caller: clientNetwork(request.caller), input: inputOf(message) };
  const work = () =>
    callWithCircuitBreaker(guarded, () => attempt(request, message, quota, signal));
  try {
    return await quota.turns.add(work, { signal });
  } catch (error) {
    throw asApiError(request, message, error);
  }
}

/** A hash of a call's path, body and token. */
function inputOf({ path, body = "", headers }: PreparedProviderRequest): string {
  return hash("sha256", [path, headers.authorization ?? "", body].join("\n"), "base64url");
}

const tooMany = new Error("too many calls of the channel wait");

/** When a call ends by itself. */
function endOf(
  { deadlineMs, signal }: ProviderRequest,
  { method }: PreparedProviderRequest,
): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  return signal && method === "GET" ? AbortSignal.any([deadline, signal]) : deadline;
}

/** nginx's status for a client that closed the request. */
const clientLeft = 499;

function asApiError(
  { call, signal }: ProviderRequest,
  { method }: PreparedProviderRequest,
  error: unknown,
): ApiError {
  if (isApiError(error)) return error;
  const hasLeft = method === "GET" && signal?.aborted === true;
  return new ApiError(call, { code: hasLeft ? clientLeft : 503 }, error);
}

/** One attempt for the breaker: at most two requests, and the parsed response. */
async function attempt(
  request: ProviderRequest,
  message: PreparedProviderRequest,
  quota: ChannelConnectionQuota,
  signal: AbortSignal,
) {
  try {
    return parse(request.call, message, await sendTwice(message, quota, signal));
  } catch (error) {
    throw asApiError(request, message, error);
  }
}

type RawResponse = { status: number; headers: Dispatcher.ResponseData["headers"]; body: string };

async function sendTwice(
  message: PreparedProviderRequest,
  quota: ChannelConnectionQuota,
  signal: AbortSignal,
): Promise<RawResponse> {
  const mayRepeat = () => message.method === "GET" && !signal.aborted && spendRetryBudget(quota);
  addRetryBudget(quota);
  try {
    const response = await send(message, signal);
    const hasRetryAfter = response.headers["retry-after"] !== undefined;
    if (response.status < 500 || hasRetryAfter || !mayRepeat()) return response;
  } catch (error) {
    if (error === tooLarge || !mayRepeat()) throw error;
  }
  return send(message, signal);
}

async function send(message: PreparedProviderRequest, signal: AbortSignal): Promise<RawResponse> {
  const { statusCode, headers, body } = await pool().request({ ...message, signal });
  return { status: statusCode, headers, body: await readCapped(body) };
}

function parse(
  call: string,
  { method }: PreparedProviderRequest,
  { status, headers, body }: RawResponse,
): unknown {
  if (status >= 400) throw parseErrorResponse(call, status, body, headers["retry-after"]);
  if (status >= 300) throw new ApiError(call, { code: 503 }, new Error("the provider redirected"));
  return body === "" && method !== "GET" ? undefined : JSON.parse(body);
}

const tooLarge = new Error(`the response is larger than ${maxBytes} bytes`);

async function readCapped(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) {
      body.destroy();
      throw tooLarge;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
