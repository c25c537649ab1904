import { beforeEach, describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { env } from "../../../lib/env.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import type { Session } from "../../../lib/session/session.ts";
import { aSession } from "../../support/samples.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const path = "/ch/tiny/pages/front/sections/offers/content";
const scope = { channelId: "t1", host };

beforeEach(() =>
  respond(path, 200, {
    data: [{ token: "pass", type: "paywall", input: { name: "Pass" } }],
    paging: { page: 1, total_items: 1 },
  }),
);

/** The cookies of a browser with a session, a payment that was just made, or neither. */
async function cookieOf(session?: Session, payment?: string): Promise<string> {
  const secrets = env().sessionSecrets;
  const lines = await cookieChangesToSetCookies(
    { session, payment },
    { scope, secrets, secure: false },
  );
  return lines.map((line) => line.split(";")[0]).join("; ");
}

async function getOffers(cookie: string, query: Record<string, string> = {}) {
  const params = new URLSearchParams({ page_id: "front", section_id: "offers", ...query });
  const reply = await handleApiCall("GET", "offer-items", new Headers({ host, cookie }), params);
  const sent = Object.fromEntries(new URLSearchParams(provider().sentTo(path)?.query));
  return { reply, sent, headers: provider().headersOf(path) };
}

describe("items of a row of paywalls", () => {
  test("are requested with the viewer's group, payment and token", async () => {
    const session = { ...aSession(scope), subscribersGroup: "gold" };
    const { reply, sent, headers } = await getOffers(await cookieOf(session, "pay-1"));
    expect(sent).toEqual({ page: "1", p: "pay-1", subscribersGroup: "gold" });
    expect(headers?.authorization).toMatch(/^Bearer /);
    expect(await reply.json()).toMatchObject({ items: [{ token: "pass" }], total: 1 });
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
  });

  test("are requested with the group from a link that a visitor opened", async () => {
    const visitor = {
      accountType: "local",
      ...scope,
      issuedAt: Date.now(),
      subscribersGroup: "gold",
    };
    const { sent, headers } = await getOffers(await cookieOf(visitor), { page: "2" });
    expect(sent).toEqual({ page: "2", subscribersGroup: "gold" });
    expect(headers).not.toHaveProperty("authorization");
  });

  test("are the shared ones for a viewer with neither group nor payment", async () => {
    const { sent, headers } = await getOffers(await cookieOf(aSession(scope)));
    expect(sent).toEqual({ page: "1" });
    expect(headers).not.toHaveProperty("authorization");
  });

  test("of one group are not served to another group", async () => {
    const inGroup = async (subscribersGroup: string) =>
      (await getOffers(await cookieOf({ ...aSession(scope), subscribersGroup }))).sent;
    expect(await inGroup("gold")).toMatchObject({ subscribersGroup: "gold" });
    expect(await inGroup("silver")).toMatchObject({ subscribersGroup: "silver" });
  });
});
