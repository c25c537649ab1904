import { expect, test } from "vitest";
import { EnvError, readEnv } from "../../lib/env.ts";

const secret = "a secret that is thirty-two bytes long or more";

test("the site uses the embedded provider when no other is configured", () => {
  expect(readEnv({ SESSION_SECRET: secret })).toMatchObject({
    embedded: true,
    port: 3000,
    providerApiUrl: "http://127.0.0.1:4000",
    providerPublicUrl: "http://localhost:4000",
    defaultChannel: "demo",
  });
});

test("a configured provider is called at its URL without the final slash", () => {
  const env = readEnv({ SESSION_SECRET: secret, PROVIDER_API_URL: "https://api.example.com/v1/" });
  expect(env).toMatchObject({
    embedded: false,
    providerApiUrl: "https://api.example.com/v1",
    providerPublicUrl: "https://api.example.com/v1",
    defaultChannel: undefined,
  });
});

test("the calls of viewers' lists are below the provider unless they have URLs of their own", () => {
  const read = readEnv({ SESSION_SECRET: secret, PROVIDER_API_URL: "https://api.example.com/v1/" });
  expect(read).toMatchObject({
    watchlistUrl: "https://api.example.com/v1/watchlist",
    liveNotificationsUrl: "https://api.example.com/v1/live-notifications",
  });
  const elsewhere = {
    WATCHLIST_URL: "https://lists.example.com/w?key=1",
    LIVE_NOTIFICATIONS_URL: "https://lists.example.com/n/",
  };
  expect(readEnv({ SESSION_SECRET: secret, ...elsewhere })).toMatchObject({
    watchlistUrl: "https://lists.example.com/w?key=1",
    liveNotificationsUrl: "https://lists.example.com/n",
  });
  expect(() => readEnv({ SESSION_SECRET: secret, WATCHLIST_URL: "ftp://x" })).toThrow(EnvError);
});

test("events are sent to the embedded provider, to the configured URL, or nowhere", () => {
  const urlOf = (more: Record<string, string>) =>
    readEnv({ SESSION_SECRET: secret, ...more }).analyticsUrl;
  expect(urlOf({ PROVIDER_SECRET: "s".repeat(32) })).toBe("http://127.0.0.1:4000/events");
  expect(urlOf({})).toBeUndefined();
  expect(urlOf({ PROVIDER_API_URL: "https://api.example.com" })).toBeUndefined();
  expect(urlOf({ ANALYTICS_URL: "https://events.example.com/in/" })).toBe(
    "https://events.example.com/in",
  );
  expect(() => urlOf({ ANALYTICS_URL: "events" })).toThrow(EnvError);
});

test("errors of pages are only reported when this is enabled", () => {
  const urlOf = (more: Record<string, string>) =>
    readEnv({ SESSION_SECRET: secret, ...more }).clientErrorsUrl;
  const elsewhere = { CLIENT_ERRORS_URL: "https://errors.example.com/in/" };
  expect(urlOf({})).toBeUndefined();
  expect(urlOf({ CLIENT_ERRORS: "0", ...elsewhere })).toBeUndefined();
  expect(urlOf({ CLIENT_ERRORS: "1" })).toBe("http://127.0.0.1:4000/client-errors");
  expect(urlOf({ CLIENT_ERRORS: "1", ...elsewhere })).toBe("https://errors.example.com/in");
  expect(() => urlOf({ CLIENT_ERRORS: "yes" })).toThrow(EnvError);
});

test("the console is only available beside an embedded provider on the same machine", () => {
  const consolePort = (more: Record<string, string>) =>
    readEnv({ SESSION_SECRET: secret, ...more }).consolePort;
  expect(consolePort({})).toBe(4001);
  expect(consolePort({ PROVIDER_PORT: "5000" })).toBe(5001);
  expect(consolePort({ CONSOLE_PORT: "6000" })).toBe(6000);
  expect(consolePort({ PROVIDER_API_URL: "http://localhost:4000" })).toBeUndefined();
  for (const name of ["PROVIDER_PUBLIC_ORIGIN", "PROVIDER_PUBLIC_URL"]) {
    expect(consolePort({ [name]: "https://media.example" })).toBeUndefined();
    expect(consolePort({ [name]: "https://media.example", CONSOLE: "1" })).toBe(4001);
  }
});

test("without the demo there is neither a console nor a default channel", () => {
  const { consolePort, defaultChannel } = readEnv({ SESSION_SECRET: secret, DEMO: "0" });
  expect([consolePort, defaultChannel]).toEqual([undefined, undefined]);
});

test("pages, responses, searches and denials share the memory that one variable sets", () => {
  const megabytesOf = (more: Record<string, string>) => {
    const { pages, responses, searches, denials } = readEnv({
      SESSION_SECRET: secret,
      ...more,
    }).cacheBytes;
    return [pages, responses + searches + denials].map((bytes) => Math.round(bytes / 1024 / 1024));
  };
  expect(megabytesOf({})).toEqual([256, 64]);
  expect(megabytesOf({ CACHE_MB: "100" })).toEqual([80, 20]);
  expect(thrownBy(() => megabytesOf({ CACHE_MB: "1" })).faults).toHaveLength(1);
});

test("secrets are rotated by a list with a comma", () => {
  const env = readEnv({ SESSION_SECRET: `${secret}1, ${secret}2` });
  expect(env.sessionSecrets).toEqual([`${secret}1`, `${secret}2`]);
});

test("an empty value counts as unset", () => {
  expect(readEnv({ SESSION_SECRET: secret, PORT: "", PROVIDER_API_URL: "" }).port).toBe(3000);
});

test("all errors are listed at once", () => {
  const faulty = { PORT: "99999", PROVIDER_API_URL: "ftp://x", TRUSTED_PROXY_HOPS: "-1" };
  const faults = thrownBy(() => readEnv(faulty)).faults.join("\n");
  for (const name of [...Object.keys(faulty), "SESSION_SECRET"]) expect(faults).toContain(name);
});

test("optimisations are switched off by name, and an unknown name is an error", () => {
  const off = (names: string) => readEnv({ SESSION_SECRET: secret, OPTIMISATIONS_OFF: names });
  expect(readEnv({ SESSION_SECRET: secret }).optimisationsOff).toEqual([]);
  expect(off("click-replay,hold-scripts").optimisationsOff).toEqual([
    "click-replay",
    "hold-scripts",
  ]);
  expect(() => off("everything")).toThrow(EnvError);
});

test("domains are named one by one, in any case", () => {
  const hosts = (SITE_HOSTS: string) => readEnv({ SESSION_SECRET: secret, SITE_HOSTS }).siteHosts;
  expect(hosts("Example.com, tv.example.org,192.0.2.7")).toEqual([
    "example.com",
    "tv.example.org",
    "192.0.2.7",
  ]);
  expect(hosts("")).toBeUndefined();
});

test.each([
  "*.example.com",
  "example.com:443",
  "https://example.com",
  "example.com,",
  "a.1",
  "a b",
])("%j names no domain", (SITE_HOSTS) => {
  expect(() => readEnv({ SESSION_SECRET: secret, SITE_HOSTS })).toThrow(/SITE_HOSTS: expected/);
});

test("a CDN is trusted only behind trusted hops, which is reported together with other errors", () => {
  const trusted = { SESSION_SECRET: secret, TRUSTED_CDN: "fastly" };
  expect(readEnv({ ...trusted, TRUSTED_PROXY_HOPS: "1" }).trustedCdn).toBe("fastly");
  const faults = thrownBy(() => readEnv({ ...trusted, PORT: "x" })).faults.join("\n");
  expect(faults).toMatch(/PORT:[^]*TRUSTED_CDN: needs TRUSTED_PROXY_HOPS/);
  const unknown = { ...trusted, TRUSTED_CDN: "akamai", TRUSTED_PROXY_HOPS: "1" };
  expect(() => readEnv(unknown)).toThrow(/TRUSTED_CDN/);
});

test("a short secret is an error", () => {
  expect(() => readEnv({ SESSION_SECRET: "short" })).toThrow(EnvError);
});

function thrownBy(run: () => unknown): EnvError {
  try {
    run();
  } catch (error) {
    if (error instanceof EnvError) return error;
  }
  throw new Error("nothing was thrown");
}
