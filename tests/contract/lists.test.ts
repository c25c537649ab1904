import { afterEach, describe, expect, it } from "vitest";
import { viewerContentStatesSchema } from "../../lib/contract/viewer-content-states.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const ofViewer = "/ch/harbour/users/me/viewership-metadata";
const film = { inputToken: "film-1" };
const event = { inputToken: "soon", channelToken: "harbour" };

type Headers = Record<string, string>;

describe.each(databases)("watch list and live notifications on $name", (database) => {
  const client = useProvider(database);
  const { post, signIn } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  const remove = (path: string, body: object, headers: Headers) =>
    fetch(client.origin() + path, {
      method: "DELETE",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const saved = async (headers: Headers) =>
    (await client.whole(viewerContentStatesSchema, ofViewer, headers)).data;

  it("L1: a content is added to the watch list and removed once, however often it is requested", async () => {
    const { headers } = await signIn("viewer");
    for (const _ of [1, 2]) expect((await post("/watchlist", film, headers)).status).toBe(204);
    expect(await saved(headers)).toEqual({
      "film-1": expect.objectContaining({
        name: "Harbour 1",
        watchlistAddedAt: expect.any(Number),
      }),
    });
    for (const _ of [1, 2]) expect((await remove("/watchlist", film, headers)).status).toBe(204);
    expect(await saved(headers)).toEqual({});
  });

  it("L2: an event is awaited with its start, until the viewer stops it", async () => {
    const { headers } = await signIn("viewer");
    const subscription = { ...event, email: "viewer@harbour.example" };
    for (const _ of [1, 2])
      expect((await post("/live-notifications", subscription, headers)).status).toBe(204);
    const { soon } = await saved(headers);
    expect(soon).toMatchObject({
      name: "Quay soon",
      liveStreamNotificationAddedAt: expect.any(Number),
      liveStreamStartsAt: expect.any(Number),
    });
    await client.console.send("POST", "/console/api/clock", { action: "start-next-event" });
    const begun = (await saved(headers)).soon;
    expect(begun).toMatchObject({ liveStreamStartedAt: soon?.liveStreamStartsAt });
    expect(begun).not.toHaveProperty("liveStreamStartsAt", expect.anything());
    expect((await remove("/live-notifications", subscription, headers)).status).toBe(204);
    expect(await saved(headers)).toEqual({});
  });

  it("L3: another viewer's list does not change", async () => {
    const [viewer, other] = [await signIn("viewer"), await signIn("missing")];
    await post("/watchlist", film, viewer.headers);
    await remove("/watchlist", film, other.headers);
    expect(await saved(viewer.headers)).toHaveProperty("film-1");
    expect(await saved(other.headers)).toEqual({});
  });

  it("L4: a content that the viewer's channel does not have is 404 and is not added", async () => {
    const { headers } = await signIn("viewer");
    const unknown = { inputToken: "nothing", channelToken: "harbour" };
    for (const path of ["/watchlist", "/live-notifications"])
      expect((await post(path, unknown, headers)).status).toBe(404);
    expect(
      (await post("/live-notifications", { ...event, channelToken: "none" }, headers)).status,
    ).toBe(404);
    expect(await saved(headers)).toEqual({});
  });

  it("L5: a missing access token, and one of another channel, is 401, and a body without its token is 422", async () => {
    const { headers } = await signIn("viewer");
    for (const path of ["/watchlist", "/live-notifications"]) {
      expect((await post(path, event)).status).toBe(401);
      expect((await post(path, { channelToken: "harbour" }, headers)).status).toBe(422);
    }
    const elsewhere = { ...event, channelToken: "draft" };
    expect((await post("/live-notifications", elsewhere, headers)).status).toBe(401);
    expect((await client.get(ofViewer)).status).toBe(401);
    expect((await client.get(ofViewer.replace("harbour", "draft"), headers)).status).toBe(401);
  });

  it("L6: the 121st call of a viewer in a minute is 429 with Retry-After, only for this kind of call", async () => {
    const { headers } = await signIn("viewer");
    const statuses: number[] = [];
    for (let sent = 0; sent < 120; sent += 20) {
      const calls = Array.from({ length: 20 }, () => post("/watchlist", film, headers));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
    const refused = await post("/watchlist", film, headers);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await saved(headers)).toHaveProperty("film-1");
    const other = await signIn("missing");
    expect((await post("/watchlist", film, other.headers)).status).toBe(204);
  });

  it("L7: simultaneous opposite calls leave the content either on the list or off it", async () => {
    const { headers } = await signIn("viewer");
    const calls = Array.from({ length: 10 }, (_, at) =>
      at % 2 ? remove("/watchlist", film, headers) : post("/watchlist", film, headers),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(10).fill(204));
    await remove("/watchlist", film, headers);
    expect(await saved(headers)).toEqual({});
  });
});
