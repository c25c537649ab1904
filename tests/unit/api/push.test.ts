import { createECDH, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { get, post, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();

const subscription = {
  endpoint: "https://push.example/send/1",
  keys: {
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
  },
};

function offer(enabled: boolean): void {
  const tiny = aTinyChannel("tiny", { channel_id: "t1" });
  const settings = { ...tiny.settings, live_stream_notifications: { enabled } };
  respond("/ch/tiny", 200, { ...tiny, settings });
}

describe("pushes", () => {
  beforeEach(() => {
    offer(true);
    respond("/live-notifications/push", 200, {});
  });

  test("the public key comes from the provider, and is requested once for all visitors", async () => {
    respond("/live-notifications/push-key", 200, { publicKey: "BKey" });
    const body = { publicKey: "BKey" };
    expect(await statusAndBody(await get("push-key"))).toEqual([200, body]);
    expect(await statusAndBody(await get("push-key"))).toEqual([200, body]);
    const keyRequests = provider().requestedPaths.filter(
      (path) => path === "/live-notifications/push-key",
    );
    expect(keyRequests).toHaveLength(1);
  });

  test("a provider without pushes is 404", async () => {
    respond("/live-notifications/push-key", 404, { statusCode: 404 });
    expect((await get("push-key")).status).toBe(404);
  });

  test("a channel without notifications is 404, without a call", async () => {
    offer(false);
    const cookie = await signedIn();
    expect((await get("push-key")).status).toBe(404);
    expect((await post("push", { subscription }, { cookie })).status).toBe(404);
    expect(provider().requestedPaths.filter((path) => path.startsWith("/live-notif"))).toEqual([]);
  });

  test("a browser's subscription is sent to the provider with the viewer's token", async () => {
    const cookie = await signedIn();
    const extra = { ...subscription, expirationTime: null };
    expect((await post("push", { subscription: extra }, { cookie })).status).toBe(200);
    const path = "/live-notifications/push";
    const body = { subscription, channelToken: "tiny" };
    expect(provider().sentTo(path)).toMatchObject({ method: "POST", body });
    expect(provider().headersOf(path)?.authorization).toMatch(/^Bearer ./);
  });

  test("unsubscribing needs only the endpoint, also when notifications were switched off", async () => {
    offer(false);
    const cookie = await signedIn();
    const { endpoint } = subscription;
    expect((await post("push-stop", { endpoint }, { cookie })).status).toBe(200);
    const body = { subscription: { endpoint }, channelToken: "tiny" };
    expect(provider().sentTo("/live-notifications/push")).toMatchObject({ method: "DELETE", body });
  });

  test("a signed-out visitor gets 401, without a call", async () => {
    expect((await post("push", { subscription })).status).toBe(401);
    expect((await post("push-stop", { endpoint: subscription.endpoint })).status).toBe(401);
    expect(provider().requestedPaths).not.toContain("/live-notifications/push");
  });

  test.each([
    ["an endpoint that is not a web URL", { ...subscription, endpoint: "ftp://push.example/1" }],
    ["an endpoint that is not a URL", { ...subscription, endpoint: "push" }],
    ["a key of another curve", { ...subscription, keys: { ...subscription.keys, p256dh: "Bkey" } }],
    ["no keys", { endpoint: subscription.endpoint }],
  ])("%s is 400, without a call", async (_, wrong) => {
    const cookie = await signedIn();
    expect((await post("push", { subscription: wrong }, { cookie })).status).toBe(400);
    expect(provider().requestedPaths).not.toContain("/live-notifications/push");
  });
});
