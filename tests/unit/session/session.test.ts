import { describe, expect, test } from "vitest";
import { openSession, sealSession, sessionCookieName } from "../../../lib/session/session.ts";

const secrets = [
  "a secret of at least thirty-two bytes: one",
  "an older secret of thirty-two bytes: two",
];
const place = { channelId: "c1", host: "demo.localhost:3000" };
const name = sessionCookieName(false);

function aSession(more: object = {}) {
  return {
    accessToken: "t0ken",
    accountType: "local",
    channelId: place.channelId,
    host: place.host,
    issuedAt: Date.now(),
    ...more,
  };
}

async function open(header: string, where = place, known = secrets) {
  return openSession(header, name, known, where);
}

// docs/security.md SE-13
describe("the sealed session", () => {
  test("opens on the channel and host for which it was sealed", async () => {
    const sealed = await sealSession(aSession(), secrets);
    expect(await open(`mq_lng=de; ${name}=${sealed}`)).toMatchObject({ accessToken: "t0ken" });
  });

  test("does not contain its token in readable form", async () => {
    expect(await sealSession(aSession(), secrets)).not.toContain("t0ken");
  });

  test("is invalid on another channel", async () => {
    const sealed = await sealSession(aSession(), secrets);
    expect(await open(`${name}=${sealed}`, { ...place, channelId: "c2" })).toBeUndefined();
  });

  test("is invalid on another host", async () => {
    const sealed = await sealSession(aSession(), secrets);
    expect(await open(`${name}=${sealed}`, { ...place, host: "demo.example.com" })).toBeUndefined();
  });

  test("counts as signed out when the cookie was sent twice", async () => {
    const sealed = await sealSession(aSession(), secrets);
    expect(await open(`${name}=${sealed}; ${name}=${sealed}`)).toBeUndefined();
  });

  test("counts as signed out when it was changed", async () => {
    const sealed = await sealSession(aSession(), secrets);
    const forged = sealed.slice(0, 60) + (sealed[60] === "a" ? "b" : "a") + sealed.slice(61);
    expect(await open(`${name}=${forged}`)).toBeUndefined();
  });

  test("ends after seven days", async () => {
    const old = aSession({ issuedAt: Date.now() - 8 * 86_400_000 });
    expect(await open(`${name}=${await sealSession(old, secrets)}`)).toBeUndefined();
  });

  test("opens with the older of two secrets after a rotation", async () => {
    const sealed = await sealSession(aSession(), [secrets[1] as string]);
    expect(await open(`${name}=${sealed}`)).toMatchObject({ accessToken: "t0ken" });
  });

  test("has the __Host- prefix on HTTPS", () => {
    expect(sessionCookieName(true)).toBe("__Host-mq_session");
  });
});
