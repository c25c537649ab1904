import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import type { ProviderOptions } from "../../../provider/provider-options.ts";
import { type RunningProvider, startProvider } from "../../../provider/start-provider.ts";
import { draft, harbour } from "./catalogue.ts";
import { cheapHasher } from "./cheap-hasher.ts";
import type { TestDatabase } from "./databases.ts";

export const testAssets = fileURLToPath(new URL("./assets", import.meta.url));
/** A worker may wait for another one that seeds. */
const timeoutMs = 240_000;

export const siteOrigin = "http://{channel}.localhost:3000";
export const publicOrigin = "http://media.localhost:4100";
/** What the provider of tests shares with the site. */
export const secretOfSite = "a secret of site and provider, as".replaceAll(" ", "-");
/** The header by which the provider recognises the site. */
export const asSite = { "X-Provider-Secret": secretOfSite };

/** The usual options of a provider in tests. */
export const usualOptions = {
  siteOrigin,
  publicOrigin,
  secret: secretOfSite,
  assetsDir: testAssets,
  catalogues: [harbour, draft],
  hasher: cheapHasher,
  pause: async () => {},
};

export type ConsoleClient = Pick<ProviderClient, "get" | "json" | "origin" | "send"> & {
  /** The origin under which browsers on this machine call it. */
  publicOrigin: () => string;
};

/** The calls to a provider of a suite. */
export type ProviderClient = {
  get: (
    path: string,
    headers?: Record<string, string>,
    redirect?: RequestRedirect,
  ) => Promise<Response>;
  json: (path: string, headers?: Record<string, string>) => Promise<unknown>;
  origin: () => string;
  send: (method: string, path: string, body?: object) => Promise<Response>;
  /** The same for its console. */
  console: ConsoleClient;
  /** The response, parsed with the site's schema. A dropped field fails the test. */
  whole: <T extends z.ZodType>(
    schema: T,
    path: string,
    headers?: Record<string, string>,
  ) => Promise<z.output<T>>;
};

/** Starts a provider of the test catalogues (or as `options` say) before the suite's tests. */
export function useProvider(
  database: TestDatabase,
  options: Partial<Omit<ProviderOptions, "port" | "consolePort" | "database">> = {},
): ProviderClient & { firstOwnerSecret: () => string } {
  let running: RunningProvider | undefined;
  let drop = async () => {};
  beforeAll(async () => {
    const created = await database.create();
    drop = created.drop;
    running = await startProvider({
      ...usualOptions,
      ...options,
      port: 0,
      consolePort: 0,
      database: created.place,
    });
  }, timeoutMs);
  afterAll(async () => {
    await running?.close();
    await drop();
  }, timeoutMs);
  const client = clientOf(
    () => running?.origin ?? "",
    () => running?.console?.origin ?? "",
  );
  return { ...client, firstOwnerSecret: () => running?.firstOwnerSecret ?? "" };
}

/** The calls to provider and console at origins that are only known when they run. */
export function clientOf(origin: () => string, consoleOrigin: () => string): ProviderClient {
  const { json, ...requests } = requestsTo(origin);
  return {
    ...requests,
    json,
    console: {
      ...requestsTo(consoleOrigin),
      publicOrigin: () => consoleOrigin().replace("127.0.0.1", "localhost"),
    },
    whole: async (schema, path, headers) => {
      const { value, drops } = parseResponse(schema, await json(path, headers));
      if (drops.length > 0) throw new Error(`${path} dropped ${JSON.stringify(drops)}`);
      return value;
    },
  };
}

/** A loaded process notices too late that an idle connection was closed, so each request has its own. */
const closeConnection = { Connection: "close" };

function requestsTo(origin: () => string): Omit<ConsoleClient, "publicOrigin"> {
  const get: ProviderClient["get"] = (path, headers, redirect) =>
    fetch(origin() + path, { headers: { ...closeConnection, ...headers }, redirect });
  return {
    get,
    json: async (path, headers) => (await get(path, headers)).json(),
    origin,
    send: (method, path, body) => {
      const headers = { ...closeConnection, "Content-Type": "application/json" };
      const init: RequestInit = { method, headers, body: body && JSON.stringify(body) };
      return fetch(origin() + path, init);
    },
  };
}
