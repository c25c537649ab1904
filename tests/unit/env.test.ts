import { expect, test } from "vitest";
import { EnvError, readEnv } from "../../lib/env.ts";

const secret = "a secret that is thirty-two bytes long or more";

test("the site runs beside the embedded provider when no other is named", () => {
  expect(readEnv({ SESSION_SECRET: secret })).toMatchObject({
    embedded: true,
    port: 3000,
    providerApiUrl: "http://127.0.0.1:4000",
    providerPublicUrl: "http://localhost:4000",
    defaultChannel: "demo",
  });
});

test("a named provider is asked at its address without the slash at the end", () => {
  const env = readEnv({ SESSION_SECRET: secret, PROVIDER_API_URL: "https://api.example.com/v1/" });
  expect(env).toMatchObject({
    embedded: false,
    providerApiUrl: "https://api.example.com/v1",
    providerPublicUrl: "https://api.example.com/v1",
    defaultChannel: undefined,
  });
});

test("secrets are rotated by a comma", () => {
  const env = readEnv({ SESSION_SECRET: `${secret}1, ${secret}2` });
  expect(env.sessionSecrets).toEqual([`${secret}1`, `${secret}2`]);
});

test("an empty value counts as not set", () => {
  expect(readEnv({ SESSION_SECRET: secret, PORT: "", PROVIDER_API_URL: "" }).port).toBe(3000);
});

test("every fault is listed at once", () => {
  const faulty = { PORT: "99999", PROVIDER_API_URL: "ftp://x", TRUSTED_PROXY_HOPS: "-1" };
  const faults = thrownBy(() => readEnv(faulty)).faults.join("\n");
  for (const name of [...Object.keys(faulty), "SESSION_SECRET"]) expect(faults).toContain(name);
});

test("optimisations are switched off by name, and an unknown name is a fault", () => {
  const off = (names: string) => readEnv({ SESSION_SECRET: secret, OPTIMISATIONS_OFF: names });
  expect(readEnv({ SESSION_SECRET: secret }).optimisationsOff).toEqual([]);
  expect(off("click-replay,hold-scripts").optimisationsOff).toEqual([
    "click-replay",
    "hold-scripts",
  ]);
  expect(() => off("everything")).toThrow(EnvError);
});

test("a short secret is a fault", () => {
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
