import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { sendJson } from "./tiny-provider.ts";

/** A request that waits for its answer. */
export type Held = { path: string; response: ServerResponse };

export type HoldingProvider = {
  /** Resolves when as many wait at the same time. */
  holds: (count: number) => Promise<void>;
  waiting: () => Held[];
  /** Every path asked during the test, in order. */
  asked: () => string[];
  /** Answers who has waited longest, nobody else. */
  registrationRequired: (status: number) => void;
  /** Answers all who wait, and whoever comes during the rest of the test. */
  answer: (status?: number, body?: unknown, headers?: Record<string, string>) => void;
};

/** A provider that answers nobody before it is told to: what it holds is what runs at the same time. */
export function useHoldingProvider(): HoldingProvider {
  let waiting: Held[] = [];
  let asked: string[] = [];
  let answerNow: ((held: Held) => void) | undefined;
  const server = createServer((request, response) => {
    const held = { path: (request.url ?? "/").split("?")[0] ?? "/", response };
    asked.push(held.path);
    if (answerNow) return answerNow(held);
    waiting.push(held);
    response.once("close", () => (waiting = waiting.filter((each) => each !== held)));
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
    asked = [];
    answerNow = undefined;
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
    asked: () => asked,
    registrationRequired: (status) => void waiting.shift()?.response.writeHead(status).end(),
    answer: (status = 200, body = {}, headers = {}) => {
      answerNow = ({ response }) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        sendJson(response, status, body);
      };
      for (const held of waiting.splice(0)) answerNow(held);
    },
  };
}
