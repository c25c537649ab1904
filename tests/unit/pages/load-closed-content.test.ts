import { describe, expect, test } from "vitest";
import { decideAccess } from "../../../lib/gate/decide-access.ts";
import type { ClosedContent } from "../../../lib/contract/content-preview.ts";
import { loadClosedContent } from "../../../lib/pages/load-closed-content.ts";
import { loadRequest } from "../../../lib/pages/load-request.ts";
import { parseAddress } from "../../../lib/urls/parse-address.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();

/** What the middleware loads of a content that it may describe in place of a redirect. */
async function closedContentAt(
  path: string,
  more: Record<string, string> = {},
): Promise<ClosedContent | undefined> {
  const { pathname, searchParams } = new URL(path, `http://${host}`);
  const address = parseAddress(pathname, searchParams);
  const headers = new Headers({ host, ...more });
  const loaded = await loadRequest(headers, searchParams, address);
  const channel = loaded.data.visit?.channel ?? null;
  const decision = decideAccess(address, channel, loaded.requester, loaded.response);
  return loadClosedContent(headers, loaded, decision);
}

function forceSignIn(): void {
  respond("/ch/tiny", 200, {
    token: "tiny",
    name: "Tiny",
    channel_id: "t1",
    origin: "http://tiny.localhost",
    page: { token: "front" },
    settings: { viewers: { subscriptionType: "force" } },
  });
}

describe("BE-487: a content that is closed to a visitor", () => {
  test("is described by the refusal of the provider, with its prices", async () => {
    const paywall = {
      token: "p1",
      name: "Pass",
      currency: "EUR",
      prices: [{ token: "m", price: 799, payment_period: "month" }],
    };
    respond("/ch/tiny/paywalls", 200, { data: [paywall] });
    expect(await closedContentAt("/video/paid")).toMatchObject({
      token: "paid",
      preview: { name: "A closed film", isPaid: true },
      paywalls: [{ name: "Pass" }],
    });
  });

  test("has no prices if it only requires an account", async () => {
    expect(await closedContentAt("/video/members")).toMatchObject({
      preview: { name: "A closed film", isPaid: false },
      paywalls: [],
    });
  });

  test("is described without prices while they are unavailable", async () => {
    respond("/ch/tiny/paywalls", 500, {});
    expect(await closedContentAt("/video/paid")).toMatchObject({ token: "paid", paywalls: [] });
  });

  // docs/security.md SE-216
  test("has no playback of a content that the provider opens on a channel that requires sign-in", async () => {
    forceSignIn();
    const closed = await closedContentAt("/video/one");
    expect(closed?.preview.name).toBeTruthy();
    expect(JSON.stringify(closed)).not.toMatch(/m3u8|\.vtt|playback|captions|storyboard/);
  });

  test("has header and footer on a channel that requires sign-in", async () => {
    forceSignIn();
    await closedContentAt("/video/one");
    expect(provider().requestedPaths).toContain("/ch/tiny/header");
  });

  test("is not described to a request from another page of the site", async () => {
    const headers = { "x-mq-from-site": "1" };
    expect(await closedContentAt("/video/paid", headers)).toBeUndefined();
  });

  test("is not described to a viewer with a session", async () => {
    const cookie = await cookieOf({ accessToken: await tinyToken(provider().url) });
    expect(await closedContentAt("/video/paid", { cookie })).toBeUndefined();
  });

  test.each([{}, { inputPreview: null }, { inputPreview: { description: "No name." } }])(
    "stays undescribed if the provider sends %o",
    async (data) => {
      respond("/ch/tiny/content/paid", 402, { statusCode: 402, data });
      expect(await closedContentAt("/video/paid")).toBeUndefined();
    },
  );

  test("stays undescribed if it does not exist", async () => {
    forceSignIn();
    expect(await closedContentAt("/video/nowhere")).toBeUndefined();
  });
});
