import type { ServerResponse } from "node:http";
import { expect, test } from "../support/journey.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { sendJson, startTinyProvider, type TinyProvider } from "../support/tiny-provider.ts";
import { type HttpResponse, sendRequest, type RequestOptions } from "./support/send-request.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";

let provider: TinyProvider;
let startedSite: StartedSite;

const surroundings = () => ({ PROVIDER_API_URL: provider.url, TRUSTED_PROXY_HOPS: "1" });

test.beforeAll(async () => {
  provider = await startTinyProvider();
  startedSite = await startSite(surroundings());
});
test.afterAll(async () => {
  await startedSite.stop();
  await provider.close();
});

let visitors = 0;
/** A request of a visitor with a separate IP address, to the site at `port`. */
function visit(channel: string, path = "/", more: RequestOptions = {}): Promise<HttpResponse> {
  visitors += 1;
  const headers = { "x-forwarded-for": `2001:db8:0:${visitors.toString(16)}::1` };
  return sendRequest(channel, { path, port: startedSite.port, headers, ...more });
}

const aFilm = (token: string) => ({
  code: 200,
  token,
  input: { name: token, stream_state: "vod" },
  playback: { hls: `${provider.url}/film/index.m3u8` },
});

/** Creates a channel with films of these names. Its home page and its sign-in form have been requested. */
async function aChannel(
  token: string,
  { films = [], port = startedSite.port }: { films?: string[]; port?: number } = {},
): Promise<void> {
  const settings = {
    main: {},
    viewers: { subscriptionType: "none", signupMethods: { local: { enabled: true } } },
  };
  provider.respondWithJson(`/ch/${token}`, aTinyChannel(token, { settings }));
  for (const path of [
    "header",
    "footer",
    "pages/front/sections",
    "pages/front/sections/row/content",
  ]) {
    const original = await fetch(`${provider.url}/ch/tiny/${path}`);
    provider.respondWithJson(`/ch/${token}/${path}`, await original.json());
  }
  for (const film of films) provider.respondWithJson(`/ch/${token}/content/${film}`, aFilm(film));
  for (const path of ["/", "/user/signIn"]) {
    expect((await visit(token, path, { port })).status).toBe(200);
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Requests to these paths wait from now on. `give` responds to those that wait, and to no later ones. */
function hold(paths: [path: string, value: unknown][]) {
  const waiting: (() => void)[] = [];
  for (const [path, value] of paths) {
    provider.respondWith(path, (response: ServerResponse) => {
      waiting.push(() => sendJson(response, 200, value));
    });
  }
  const give = () => {
    for (const each of waiting.splice(0)) each();
  };
  return { waiting, give };
}

const kindOf = ({ status, headers }: HttpResponse) => `${status} ${headers["content-type"]}`;
const page = "200 text/html; charset=utf-8";
const screen = "503 text/html; charset=utf-8";

// docs/security.md SE-90, SE-201
test("a channel whose provider hangs does not delay pages of other channels", async () => {
  const films = numbers(8).map((n) => `film-${n}`);
  await aChannel("well", { films });
  await aChannel("hangs");
  const hanging = numbers(40).map((n) => `hangs-${n}`);
  const { waiting } = hold(hanging.map((film) => [`/ch/hangs/content/${film}`, aFilm(film)]));
  const visits = hanging.map((film) => visit("hangs", `/video/${film}`));
  // The limit of a channel: docs/provider-api.md PA-90.
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(32);
  const others = await Promise.all(
    films.flatMap((film) => [visit("well", `/video/${film}`), visit("well", "/user/signIn")]),
  );
  expect(new Set(others.map(kindOf))).toEqual(new Set([page]));
  expect(new Set((await Promise.all(visits)).map(kindOf))).toEqual(new Set([screen]));
});

// docs/security.md SE-34, SE-202
test("each of six uncached pages of a provider that hangs is a 503 screen", async () => {
  await aChannel("cold");
  hold(numbers(6).map((n) => [`/ch/cold/pages/p${n}`, {}]));
  const responses = await Promise.all(numbers(6).map((n) => visit("cold", `/pages/p${n}`)));
  expect(responses.map(kindOf)).toEqual(Array(6).fill(screen));
});

// docs/behaviour.md BE-397
test("eight visitors of a film that may not be shared wait for one call, or for two the first time", async () => {
  await aChannel("popular");
  const { waiting, give } = hold([["/ch/popular/content/film", aFilm("film")]]);
  const come = () => numbers(8).map(() => visit("popular", "/video/film"));
  const first = come();
  for (const count of [1, 7]) {
    await expect.poll(() => waiting.length).toBe(count);
    give();
  }
  expect((await Promise.all(first)).map(kindOf)).toEqual(Array(8).fill(page));
  const next = come();
  await expect.poll(() => waiting.length).toBe(8);
  give();
  expect((await Promise.all(next)).map(kindOf)).toEqual(Array(8).fill(page));
});

// docs/security.md SE-8, SE-203
test("three hundred pending requests end with their page when the site is shut down", async () => {
  const ending = await startSite(surroundings());
  const { port } = ending;
  const channels = ["one", "two", "three"];
  const names = numbers(4).map((n) => `page-${n}`);
  for (const channel of channels) await aChannel(channel, { port });
  for (const channel of channels) {
    for (const name of names) {
      provider.respondWith(`/ch/${channel}/pages/${name}`, (response) => {
        setTimeout(() => sendJson(response, 200, { token: "front", url: name, name }), 200);
      });
    }
  }
  const connected: Promise<void>[] = [];
  const responses = numbers(25).flatMap(() =>
    channels.flatMap((channel) =>
      names.map((name) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        connected.push(promise);
        return visit(channel, `/pages/${name}`, { port, onConnect: resolve });
      }),
    ),
  );
  await Promise.all(connected);
  const [ended] = await Promise.all([Promise.allSettled(responses), ending.stop()]);
  const kinds = ended.map((each) =>
    each.status === "fulfilled" ? kindOf(each.value) : String(each.reason),
  );
  expect(kinds.filter((kind) => kind !== page)).toEqual([]);
  expect(kinds).toHaveLength(300);
});
