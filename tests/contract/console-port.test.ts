import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { readConfiguration } from "../../provider/configuration.ts";
import { type RunningProvider, startProvider } from "../../provider/start-provider.ts";
import { type ConsoleRequest, consoleRequests } from "./support/console-routes.ts";
import { oneDatabase, pglite } from "./support/databases.ts";
import { signInChannels, siteOf, tokenOf } from "./support/idp-sign-in.ts";
import { useProvider, usualOptions } from "./support/provider.ts";

type PlainResponse = { status: number | undefined; body: string };

let requests: ConsoleRequest[];
beforeAll(async () => {
  requests = await consoleRequests();
}, 120_000);

/** `fetch` overwrites Host, so this uses node:http. All headers are those of the console's page. */
function send(
  origin: string,
  { method, path }: ConsoleRequest,
  host: string,
): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host, "Content-Type": "application/json" };
    const sent = request(origin + path, { method, headers }, async (response) => {
      resolve({ status: response.statusCode, body: (await response.toArray()).join("") });
    });
    sent.once("error", reject);
    sent.end();
  });
}

// docs/security.md SE-37
describe.each(oneDatabase)("the console's port", (database) => {
  const { console, origin } = useProvider(database, { catalogues: signInChannels });

  it("K17: none of its routes is on the provider's port, except a channel's sign-in", async () => {
    const others = requests.filter(({ path }) => !path.startsWith("/channel/"));
    const paths = others.map(({ path }) => path);
    for (const known of ["/", "/console/api/mails", "/console/simulator/hand-over"]) {
      expect(paths).toContain(known);
    }
    for (const one of others) {
      for (const host of ["localhost", "media.localhost:4100", "console.quay-auth0.localhost"]) {
        const { status, body } = await send(origin(), one, host);
        expect([one, host, status]).toEqual([one, host, 404]);
        expect(JSON.parse(body).message).toBe(`There is nothing at ${one.path}.`);
      }
    }
  });

  it.each([
    "rebound.example",
    "localhost.rebound.example",
    "console.quay-auth0.localhost.rebound.example",
    "127.0.0.1.rebound.example",
    "rebound.localhost",
    "console.quay.auth0.localhost",
    "192.0.2.1",
    "2130706433",
    "media.localhost:4100",
  ])("K7: no route responds with the host %s", async (host) => {
    for (const one of requests) {
      const { status, body } = await send(console.origin(), one, host);
      expect([one, status]).toEqual([one, 403]);
      expect(body).toContain("not served under this host name");
    }
  });

  it.each([
    "localhost",
    "LOCALHOST:4001",
    "127.0.0.1",
    "[::1]:4001",
    "console.quay-auth0.localhost",
  ])("K7: its routes respond with the host %s", async (host) => {
    const state = { method: "GET", path: "/console/api/state" };
    expect((await send(console.origin(), state, host)).status).toBe(200);
  });

  it("K18: it listens on 127.0.0.1 only", async () => {
    const elsewhere = console.origin().replace("127.0.0.1", "127.0.0.2");
    await expect(fetch(elsewhere)).rejects.toThrow("fetch failed");
  });
});

// docs/security.md SE-37
describe("a provider whose public origin is another machine", () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  /** A port of another process, on which no console can listen. */
  const takenPort = async (): Promise<string> => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    closing.push(async () => server.close());
    const address = server.address();
    return address && typeof address === "object" ? String(address.port) : "";
  };
  const start = async (variables: Record<string, string>): Promise<RunningProvider> => {
    const { place: database, drop } = await pglite.create();
    closing.push(drop);
    const read = readConfiguration({
      PROVIDER_PUBLIC_ORIGIN: "https://media.example",
      ...variables,
    });
    const seeded = { catalogues: signInChannels, refusesSeededAccounts: false };
    const options = { ...usualOptions, ...read, ...seeded, port: 0, database };
    const running = await startProvider(options);
    closing.push(running.close);
    return running;
  };

  it("K18: listens on no console port", async () => {
    const running = await start({ CONSOLE_PORT: await takenPort() });
    expect(running.console).toBeUndefined();
    const isOfConsole = ({ path }: ConsoleRequest) => !/[*]|^\/channel\//.test(path);
    for (const one of requests.filter(isOfConsole)) {
      const { status } = await send(running.origin, one, "localhost");
      expect([one, status]).toEqual([one, 404]);
    }
  });

  // docs/security.md SE-110
  it("K19: has no page on which a card is entered", async () => {
    const { origin } = await start({});
    const response = await fetch(`${origin}/checkout/cs_000000000000000000000000`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("There is nothing at");
  });

  it("K18: listens on the console port with CONSOLE=1", async () => {
    const CONSOLE_PORT = await takenPort();
    await expect(start({ CONSOLE: "1", CONSOLE_PORT })).rejects.toThrow(
      `Port ${CONSOLE_PORT} is taken: set CONSOLE_PORT to another.`,
    );
  });

  it("K19: offers no identity providers without keys, and rejects a sign-in by one", async () => {
    const { origin } = await start({});
    const channel = tokenOf("generic");
    const channelData = Object(await (await fetch(`${origin}/ch/${channel}`)).json());
    expect(channelData.settings.viewers.signupMethods).toEqual({
      local: { enabled: true },
      google: { enabled: false },
      facebook: { enabled: false },
      apple: { enabled: false },
    });
    const back = encodeURIComponent(`${siteOf(channel)}/user/signIn`);
    // A callback whose sign-in has not begun here is refused whatever the channel offers.
    const rejected = {
      "google/auth": 404,
      "google/callback": 400,
      "sso/auth": 404,
      "sso/logout": 404,
    };
    for (const [path, status] of Object.entries(rejected)) {
      const query = `success_url=${back}&post_logout_url=${back}`;
      const response = await fetch(`${origin}/channel/${channel}/${path}?${query}`);
      expect([path, response.status]).toEqual([path, status]);
    }
  });
});
