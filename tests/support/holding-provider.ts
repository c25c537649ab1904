import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { sendJson } from "./tiny-provider.ts";

/** A request that waits for its response. */
export type PendingRequest = { path: string; response: ServerResponse };

export type HoldingProvider = {
  /** Resolves when this many requests wait at the same time. */
  holds: (count: number) => Promise<void>;
  waiting: () => PendingRequest[];
  /** Every path requested during the test, in order. */
  requestedPaths: () => string[];
  /** Responds to the request that has waited longest. */
  registrationRequired: (status: number) => void;
  /** Responds to all waiting requests, and to those that arrive during the rest of the test. */
  respond: (status?: number, body?: unknown, headers?: Record<string, string>) => void;
};

/** A provider that holds every request until a test responds, so that a test can count concurrent requests. */
export function useHoldingProvider(): HoldingProvider {
  let waiting: PendingRequest[] = [];
  let requestedPaths: string[] = [];
  let respondNow: ((pending: PendingRequest) => void) | undefined;
  const server = createServer((request, response) => {
    const pending = { path: (request.url ?? "/").split("?")[0] ?? "/", response };
    requestedPaths.push(pending.path);
    if (respondNow) return respondNow(pending);
    waiting.push(pending);
    response.once("close", () => (waiting = waiting.filter((each) => each !== pending)));
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("PROVIDER_API_URL", `http://127.0.0.1:${port}`);
    vi.stubEnv("SESSION_SECRET", "a secret that is thirty-two bytes long or more");
  });
  afterEach(() => {
    for (const { response } of waiting) response.destroy();
    waiting = [];
    requestedPaths = [];
    respondNow = undefined;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    holds: async (count) => {
      await expect.poll(() => waiting.length, { timeout: 5_000 }).toBe(count);
    },
    waiting: () => waiting,
    requestedPaths: () => requestedPaths,
    registrationRequired: (status) => void waiting.shift()?.response.writeHead(status).end(),
    respond: (status = 200, body = {}, headers = {}) => {
      respondNow = ({ response }) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        sendJson(response, status, body);
      };
      for (const pending of waiting.splice(0)) respondNow(pending);
    },
  };
}
