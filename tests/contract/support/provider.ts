import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import { parseAnswer } from "../../../lib/contract/parse-answer.ts";
import {
  type ProviderOptions,
  type RunningProvider,
  startProvider,
} from "../../../provider/start-provider.ts";
import { draft, harbour } from "./catalogue.ts";
import { cheapHasher } from "./cheap-hasher.ts";
import type { TestDatabase } from "./databases.ts";

export const testAssets = fileURLToPath(new URL("./assets", import.meta.url));
const timeoutMs = 120_000;

export const siteOrigin = "http://{channel}.localhost:3000";
export const publicOrigin = "http://media.localhost:4100";

/** How tests start a provider. */
export const usualOptions = {
  siteOrigin,
  publicOrigin,
  assetsDir: testAssets,
  catalogues: [harbour, draft],
  hasher: cheapHasher,
};

/** A provider for all tests of a suite, and how to call it. */
export type ProviderClient = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  json: (path: string, headers?: Record<string, string>) => Promise<unknown>;
  origin: () => string;
  send: (method: string, path: string, body?: object) => Promise<Response>;
  /** The answer through the site's schema; anything dropped fails the test. */
  whole: <T extends z.ZodType>(
    schema: T,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<z.output<T>>;
};

/** Starts the provider of the test catalogues (or as `options` say) before the suite's tests. */
export function useProvider(
  database: TestDatabase,
  options: Partial<Omit<ProviderOptions, "port" | "database">> = {},
): ProviderClient {
  let running: RunningProvider | undefined;
  let drop = async () => {};
  beforeAll(async () => {
    const created = await database.create();
    drop = created.drop;
    running = await startProvider({
      ...usualOptions,
      ...options,
      port: 0,
      database: created.place,
    });
  }, timeoutMs);
  afterAll(async () => {
    await running?.close();
    await drop();
  }, timeoutMs);
  return clientOf(() => running?.origin ?? "");
}

/** How to call the provider at an origin that is known only when it runs. */
export function clientOf(origin: () => string): ProviderClient {
  const get: ProviderClient["get"] = (path, headers) => fetch(origin() + path, { headers });
  const json: ProviderClient["json"] = async (path, headers) => (await get(path, headers)).json();
  return {
    get,
    json,
    origin,
    send: (method, path, body) => {
      const headers = { "Content-Type": "application/json" };
      const init: RequestInit = { method, headers, body: body && JSON.stringify(body) };
      return fetch(origin() + path, init);
    },
    whole: async (schema, path, headers) => {
      const { value, drops } = parseAnswer(schema, await json(path, headers));
      if (drops.length > 0) throw new Error(`${path} dropped ${JSON.stringify(drops)}`);
      return value;
    },
  };
}
