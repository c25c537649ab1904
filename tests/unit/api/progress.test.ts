import { beforeEach, describe, expect, test } from "vitest";
import { viewerFingerprint } from "../../../lib/session/session.ts";
import { aSession } from "../../support/samples.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { cookieOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { post, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const aTinySession = (userId: string) => aSession({ userId, channelId: "t1" });
const path = "/ch/tiny/users/current-time";
const offering = (enabled: boolean) => ({
  settings: { continue_watching: { enabled }, viewers: {}, main: {} },
  channel_id: "t1",
});

beforeEach(() => {
  respond("/ch/tiny", 200, aTinyChannel("tiny", offering(true)));
  respond(path, 204, undefined);
});

describe("a watched position", () => {
  // docs/security.md SE-11
  test("reaches the provider as the viewer's", async () => {
    const cookie = await cookieOf({ accessToken: "t0ken", userId: "u1" });
    const sent = await post("progress", { token: "one", time: 42.5, duration: 60 }, { cookie });
    expect(await statusAndBody(sent)).toEqual([200, {}]);
    const body = { userId: "u1", inputToken: "one", currentTime: 42.5 };
    expect(provider().sentTo(path)).toMatchObject({ method: "POST", body });
    expect(provider().headersOf(path)?.authorization).toBe("Bearer t0ken");
  });

  test("after the film's end is stored as its end", async () => {
    const cookie = await cookieOf();
    await post("progress", { token: "one", time: 1e12, duration: 60 }, { cookie });
    expect(provider().sentTo(path)?.body).toMatchObject({ currentTime: 60 });
  });

  test.each([[-1], ["42"], [null], [undefined]])("of %s is rejected", async (time) => {
    const response = await post("progress", { token: "one", time }, { cookie: await cookieOf() });
    expect(response.status).toBe(400);
    expect(provider().sentTo(path)?.body).not.toMatchObject({ currentTime: time });
  });

  test.each([
    [
      "with the provider's text",
      "It was available until Friday.",
      "It was available until Friday.",
    ],
    ["with the text of the error table", "RIGHTS_OVER", "Your account can’t open this page."],
  ])("of a film that was closed meanwhile is denied with a reason, %s", async (_, detail, hint) => {
    const refusal = {
      statusCode: 403,
      source: "FORBIDDEN",
      message: "No longer available",
      detail,
    };
    respond(path, 403, refusal);
    const sent = await post("progress", { token: "one", time: 42 }, { cookie: await cookieOf() });
    const expectedError = { reason: "forbidden", message: "No longer available", hint };
    expect(await statusAndBody(sent)).toEqual([403, expect.objectContaining(expectedError)]);
  });

  test("that was saved for this viewer is sent", async () => {
    const viewer = viewerFingerprint(aTinySession("u1"));
    const cookie = await cookieOf({ userId: "u1" });
    await post("progress", { token: "kept", time: 42, viewer }, { cookie });
    expect(provider().sentTo(path)?.body).toMatchObject({ inputToken: "kept" });
  });

  test("that was saved for another viewer is not sent", async () => {
    const viewer = viewerFingerprint(aTinySession("u2"));
    const cookie = await cookieOf({ userId: "u1" });
    const response = await post("progress", { token: "theirs", time: 42, viewer }, { cookie });
    expect(await statusAndBody(response)).toEqual([200, {}]);
    expect(provider().requestedPaths).not.toContain(path);
  });
});

test.each([
  ["progress", { token: "one", time: 1 }],
  ["forget-progress", { token: "one" }],
])("%s requires a session", async (name, body) => {
  expect((await post(name, body)).status).toBe(401);
  expect(provider().requestedPaths).not.toContain(path);
});

test.each([
  ["progress", { token: "one", time: 1 }],
  ["forget-progress", { token: "one" }],
])("%s does not exist where the owner does not offer it", async (name, body) => {
  respond("/ch/tiny", 200, aTinyChannel("tiny", offering(false)));
  expect((await post(name, body, { cookie: await cookieOf() })).status).toBe(404);
  expect(provider().requestedPaths).not.toContain(path);
});

test("a film that a viewer removes from continue watching is removed at the provider", async () => {
  await post("forget-progress", { token: "one" }, { cookie: await cookieOf() });
  expect(provider().sentTo(path)).toMatchObject({ method: "DELETE", body: { inputToken: "one" } });
});

describe("the mark of a viewer", () => {
  test("differs between viewers and contains nothing about them", () => {
    const [one, two] = ["u1", "u2"].map((userId) => viewerFingerprint(aSession({ userId })));
    expect(one).not.toBe(two);
    expect(one).not.toContain("u1");
  });
});
