import { readFileSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forgetSharedResponses } from "../../../lib/cache/shared-responses.ts";
import { getAiring } from "../../../lib/provider-api/airing.ts";
import {
  identityProviderSignInUrl,
  ssoLogoutAddress,
} from "../../../lib/provider-api/identity-provider-urls.ts";
import type { CallContext } from "../../../lib/provider-api/call-context.ts";
import { getContent } from "../../../lib/provider-api/content.ts";
import { everyCall, named } from "./every-call.ts";

const root = new URL("../../../", import.meta.url);
const text = readFileSync(new URL("docs/provider-api.md", root), "utf8");

describe("the calls of docs/provider-api.md", () => {
  type Call = { request: string; bearer: boolean; client: boolean; body: string };
  const received: Call[] = [];
  let server: Server;

  beforeAll(async () => {
    server = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(Buffer.from(chunk));
      const text = Buffer.concat(chunks).toString() || "{}";
      const isLines = req.headers["content-type"] === "application/x-ndjson";
      const sent: unknown = isLines ? { NDJSON: text } : JSON.parse(text);
      const bearer = req.headers.authorization !== undefined;
      const client = req.headers["x-analytics-client-id"] !== undefined;
      const body = Array.isArray(sent) ? ["a list"] : Object.keys(Object(sent)).toSorted();
      const request = `${req.method} ${addressOf(req.url)}`;
      received.push({ request, bearer, client, body: body.join(", ") });
      res.writeHead(404).end("{}");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("PROVIDER_API_URL", `http://127.0.0.1:${port}`);
    vi.stubEnv("WATCHLIST_URL", `http://127.0.0.1:${port}/{WATCHLIST_URL}`);
    vi.stubEnv("LIVE_NOTIFICATIONS_URL", `http://127.0.0.1:${port}/{LIVE_NOTIFICATIONS_URL}`);
    vi.stubEnv("ANALYTICS_URL", `http://127.0.0.1:${port}/{ANALYTICS_URL}`);
    vi.stubEnv("CLIENT_ERRORS", "1");
    vi.stubEnv("CLIENT_ERRORS_URL", `http://127.0.0.1:${port}/{CLIENT_ERRORS_URL}`);
    vi.stubEnv("SESSION_SECRET", "a secret that is thirty-two bytes long or more");
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const viewer = { ip: "203.0.113.9", userAgent: "Browser/1.0" };
  const by = { viewer, language: "en" as const, token: "secret", analyticsClientId: "c" };
  /** These are made with the client id, signed in or not. */
  const byClientId = new Set(["PA-247", "PA-248"]);

  const rows = [
    ...text.matchAll(/^\| \*\*(PA-\d+)\*\* \| `([\w-]+)` \| `([^`]+)` \|([^|]*)\|([^|]*)\|/gm),
  ].map(([, id = "", call = "", request = "", bearer = "", body = ""]) => {
    const fields = body
      .replace(/ of \[.*/, "")
      .replaceAll("`", "")
      .trim();
    return { id, call, request, bearer: bearer.trim(), body: fields };
  });

  test("are the calls that the site makes", () => {
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(everyCall(by)));
  });

  test("have the names of all operations in lib/provider-api", () => {
    const folder = new URL("lib/provider-api/", root);
    const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/(?:\bcall: |\bact\(\w+, )"([\w-]+)"/g)].map(([, name = ""]) => name),
    );
    expect(new Set(rows.map(({ call }) => call))).toEqual(new Set(names));
  });

  const requestsOf = async (by: CallContext, id: string) => {
    received.length = 0;
    forgetSharedResponses();
    const call = everyCall(by)[id];
    await call?.().catch(() => undefined);
    return received;
  };

  test.each(rows)("$id $request is the request of $call", async ({ id, request, bearer, body }) => {
    const isPersonal = bearer !== "never";
    const client = isPersonal || byClientId.has(id);
    expect(await requestsOf(by, id)).toEqual([{ request, bearer: isPersonal, client, body }]);
  });

  // docs/security.md SE-138
  test.each(rows)("PA-252: $id $call has a client id only with consent", async ({ id }) => {
    const [call] = await requestsOf({ ...by, analyticsClientId: undefined }, id);
    expect(call).toMatchObject({ client: false });
  });

  // docs/security.md SE-138
  test("PA-252: shared responses are requested without the client id of the viewer who caused the request", async () => {
    const [visitor, viewer] = [{ ...by, token: undefined }, by];
    const query = { videoId: "{videoId}" };
    received.length = 0;
    for (const each of [visitor, viewer]) await getContent(each, named, query).catch(() => {});
    expect(received).toMatchObject([{ client: false }, { client: true }]);
  });

  // docs/security.md SE-138
  test("PA-252: the start of an event is requested for all viewers, without a client id", async () => {
    received.length = 0;
    await getAiring(by, named, "{videoId}").catch(() => {});
    expect(received).toMatchObject([{ bearer: true, client: false }]);
  });

  test("the URLs to which a browser is sent are those of the table", () => {
    const addresses = [
      ...(["google", "facebook", "apple", "sso"] as const).map((method) =>
        identityProviderSignInUrl(named, "demo.localhost", method, false),
      ),
      ssoLogoutAddress(named, "secret", false) ?? "",
    ].map((address) => addressOf(address.slice(new URL(address).origin.length)));
    const table = [...text.matchAll(/^\| \*\*PA-5[0-2]\*\* \| `GET ([^`]+)`/gm)];
    const inDocs = table.flatMap(([, address = ""]) =>
      address.includes("{google")
        ? ["google", "facebook", "apple"].map((one) => address.replace(/\{google[^}]*\}/, one))
        : [address],
    );
    expect(addresses).toEqual(inDocs);
  });
});

/** `/ch/demo/pages/a?page=1` → `/ch/demo/pages/a?page`, queries by name. */
function addressOf(url = "/"): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const names = [...new Set(searchParams.keys())].toSorted();
  return (
    decodeURIComponent(pathname).replace(/^\/(\{[A-Z_]+\})/, "$1") +
    (names.length > 0 ? `?${names.join("&")}` : "")
  );
}
