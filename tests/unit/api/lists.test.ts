import { beforeEach, describe, expect, test } from "vitest";
import { forgetSharedResponses } from "../../../lib/cache/shared-responses.ts";
import { env } from "../../../lib/env.ts";
import { readRequestCookies } from "../../../lib/session/request-cookies.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { cookiesOf as cookiesSet, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, sentBack, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const viewershipPath = "/ch/tiny/users/me/viewership-metadata";
const offered = {
  watchlist: { enabled: true },
  settings: {
    viewers: { subscriptionType: "optional" },
    live_stream_notifications: { enabled: true },
    continue_watching: { enabled: true },
  },
};
const data = {
  early: { watchlistAddedAt: 1 },
  late: { watchlistAddedAt: 2, progress: { current_time_s: 4, duration_s: 9 } },
  event: { liveStreamNotificationAddedAt: 3, liveStreamStartsAt: 50, name: "Derby" },
  seen: { name: "Seen" },
};

function offer(more: object): void {
  forgetSharedResponses();
  respond("/ch/tiny", 200, aTinyChannel("tiny", { channel_id: "t1", ...more }));
}

beforeEach(() => offer(offered));

describe("viewership", () => {
  test("of a removed device ends the session and leaves the message to the sign-in page", async () => {
    const removed = { statusCode: 401, message: "token expired", detail: "DEVICE_REMOVED" };
    respond(viewershipPath, 401, removed);
    const response = await get("viewership", { cookie: await signedIn() });
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toMatchObject({ mq_session: "" });
    const scope = { channelId: "t1", host };
    const found = await readRequestCookies(sentBack(response), env().sessionSecrets, scope);
    expect(found.logout?.removed).toBe(true);
  });

  test("has the lists with the latest first, awaited events, progress, and paid contents", async () => {
    respond(viewershipPath, 200, { data, unlocked: ["late"] });
    const cookie = `${await signedIn()}; ${await cookiesSet({ client: "client.1" })}`;
    expect(await statusAndBody(await get("viewership", { cookie }))).toEqual([
      200,
      {
        owner: expect.stringMatching(/^[\w-]{16}$/),
        watchlistTokens: ["late", "early"],
        liveStreamNotificationTokens: ["event"],
        notifications: [{ token: "event", name: "Derby", startTime: 50 }],
        progress: { late: { time: 4, duration: 9 } },
        unlocked: ["late"],
      },
    ]);
    expect(provider().sentTo(viewershipPath)?.query).toBe("q=client.1");
  });

  test("says which awaited event was cancelled", async () => {
    const off = { liveStreamNotificationAddedAt: 3, liveStreamCancelled: true, name: "Derby" };
    respond(viewershipPath, 200, { data: { off } });
    const viewership = await (await get("viewership", { cookie: await signedIn() })).json();
    expect(viewership.notifications).toEqual([{ token: "off", name: "Derby", cancelled: true }]);
  });

  test("leaves out lists that the channel does not offer, and makes no call when it offers none", async () => {
    const cookie = await signedIn();
    respond(viewershipPath, 200, { data });
    offer({ watchlist_enabled: true });
    expect(await (await get("viewership", { cookie })).json()).toMatchObject({
      watchlistTokens: ["late", "early"],
      liveStreamNotificationTokens: [],
      notifications: [],
      progress: {},
    });
  });

  test("is not requested where the channel offers no list", async () => {
    offer({});
    const cookie = await signedIn();
    expect((await get("viewership", { cookie })).status).toBe(200);
    expect(provider().requestedPaths).not.toContain(viewershipPath);
  });

  // docs/security.md SE-11
  test("requires a session", async () => {
    const response = await get("viewership");
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });
});

describe("a toggle of a list", () => {
  test.each([
    [true, "POST"],
    [false, "DELETE"],
  ])("with added: %s sends %s to the provider", async (added, method) => {
    const cookie = await signedIn();
    respond("/watchlist", 204, undefined);
    respond("/live-notifications", 204, undefined);
    expect((await post("watch-list", { token: "one", added }, { cookie })).status).toBe(200);
    expect((await post("live-notification", { token: "two", added }, { cookie })).status).toBe(200);
    expect(provider().sentTo("/watchlist")).toMatchObject({ method, body: { inputToken: "one" } });
    expect(provider().sentTo("/live-notifications")).toMatchObject({
      method,
      body: { inputToken: "two", email: "ada@tiny.example", channelToken: "tiny" },
    });
  });

  test.each([["watch-list"], ["live-notification"]])(
    "of %s is 404 without a call where the channel does not offer it",
    async (call) => {
      const cookie = await signedIn();
      offer({});
      expect((await post(call, { token: "one", added: true }, { cookie })).status).toBe(404);
      expect(provider().requestedPaths.filter((path) => !path.startsWith("/ch"))).toEqual([]);
    },
  );

  test("of another viewer's item returns the provider's 404", async () => {
    const cookie = await signedIn();
    respond("/watchlist", 404, { statusCode: 404 });
    expect((await post("watch-list", { token: "x", added: true }, { cookie })).status).toBe(404);
  });

  test("that gets a plain 401 does not end the session", async () => {
    const cookie = await signedIn();
    respond("/watchlist", 401, { statusCode: 401, message: "Not here." });
    const response = await post("watch-list", { token: "one", added: true }, { cookie });
    expect([response.status, cookiesOf(response)]).toEqual([401, {}]);
  });

  test("requires a token and a change", async () => {
    const cookie = await signedIn();
    for (const body of [{ token: "", added: true }, { token: "one" }, { added: true }])
      expect((await post("watch-list", body, { cookie })).status).toBe(400);
  });
});
