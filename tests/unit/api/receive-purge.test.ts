import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { receivePurge } from "../../../lib/api/receive-purge.ts";
import { getSharedResponse } from "../../../lib/cache/shared-responses.ts";
import { providerSecret, useTinyProvider } from "../../support/use-tiny-provider.ts";

useTinyProvider();

type Sent = { secret?: string; secondsAgo?: number; signed?: string; body?: string };

function send({
  secret = providerSecret,
  secondsAgo = 0,
  body = '{"channel":"acme"}',
  ...sent
}: Sent) {
  const at = new Date(Date.now() - secondsAgo * 1_000);
  const webhook = new Webhook(secret, { format: "raw" });
  const headers = {
    "webhook-id": "purge_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": webhook.sign("purge_1", at, sent.signed ?? body),
  };
  return receivePurge(new Headers(headers), async () => body);
}

const source = { channel: "acme" };
const load = (value: string) => getSharedResponse("page", async () => value, { source });

describe("POST /api/purge", () => {
  test("drops what the provider has changed", async () => {
    await load("old");
    expect(await send({})).toBe(204);
    expect(await load("new")).toBe("new");
  });

  // docs/security.md SE-237
  test.each<[string, Sent]>([
    ["signed with another secret", { secret: "another secret of 32 bytes or more" }],
    ["with another body than the signed one", { signed: '{"channel":"other"}' }],
    ["of six minutes ago", { secondsAgo: 360 }],
    ["of the future", { secondsAgo: -360 }],
  ])("refuses a purge %s with 401, and drops nothing", async (_, sent) => {
    await load("old");
    expect(await send(sent)).toBe(401);
    expect(await load("new")).toBe("old");
  });

  // docs/security.md SE-237
  test("refuses a purge without a signature", async () => {
    expect(await receivePurge(new Headers(), async () => '{"channel":"acme"}')).toBe(401);
  });

  test.each(["", "{", "[]", '{"channel":""}', '{"channel":"acme","pages":"home"}'])(
    "refuses the body %j with 422",
    async (body) => {
      expect(await send({ body })).toBe(422);
    },
  );
});
