import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Catalogue } from "../../provider/seed/catalogue.ts";
import type { DeviceLimits } from "../../provider/domain/devices/device-limits.ts";
import { accountsOf, password } from "./support/accounts.ts";
import { harbour } from "./support/catalogue.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";

const devices = z.array(
  z.strictObject({
    id: z.string(),
    userAgent: z.string(),
    updatedAtEpochMS: z.number(),
    isCurrentDevice: z.boolean(),
    location: z
      .strictObject({
        city: z.string().optional(),
        countryCode: z.string().optional(),
        countryName: z.string().optional(),
      })
      .optional(),
  }),
);
const check = z.object({
  inputPreview: z.object({ name: z.string(), thumbnail: z.string() }),
  devices,
  deviceLimitThreshold: z.number(),
});
const refused = z.object({
  statusCode: z.number(),
  source: z.string().optional(),
  detail: z.string().optional(),
  message: z.string(),
  data: z.unknown().optional(),
});

type Headers = Record<string, string>;

/** The harbour's programme on a channel with limits of its own. */
function channelOf(token: string, deviceLimits: DeviceLimits | undefined): Catalogue {
  const channel = { ...harbour.channel, token, channelId: `ch_${token}`, deviceLimits };
  return { ...harbour, channel };
}

const catalogues = [
  channelOf("pier", { playing: 2 }),
  channelOf("club", { signedIn: 2 }),
  channelOf("sea", undefined),
  {
    ...paidHarbour,
    channel: { ...paidHarbour.channel, deviceLimits: { playing: 1 } },
    paywalls: paidHarbour.paywalls?.map((each) =>
      each.token === "crew" ? { ...each, deviceLimits: { playing: 3 } } : each,
    ),
  },
];

describe.each(databases)("devices on $name", { timeout: 60_000 }, (database) => {
  const asked = useProvider(database, { catalogues });
  afterEach(async () => {
    await asked.console.send("POST", "/console/api/reset?keep=catalogue");
  });

  /** How tests are one viewer of a channel on several devices. */
  const on = (channel: string, name = "member") => {
    const { post, login, bearer } = accountsOf(asked, channel);
    const at = (path: string) => `/ch/${channel}${path}`;
    return {
      signIn: async (more: Headers = {}): Promise<Headers> => {
        const answer = await login(name, password, more);
        const told = z.object({ access_token: z.string() }).parse(await answer.json());
        return bearer(told.access_token);
      },
      list: async (headers: Headers) =>
        devices.parse(await asked.json(at("/user-devices"), headers)),
      ownId: async (headers: Headers) => {
        const all = devices.parse(await asked.json(at("/user-devices"), headers));
        return all.find(({ isCurrentDevice }) => isCurrentDevice)?.id ?? "";
      },
      remove: (headers: Headers, id: string, more: Headers = {}) =>
        fetch(asked.origin() + at(`/user-devices/${id}`), {
          method: "DELETE",
          headers: { ...headers, ...more },
        }),
      watch: (headers: Headers, film = "film-4") => asked.get(at(`/content/${film}`), headers),
      verify: (headers: Headers, inputToken: unknown = "film-4") =>
        post(at("/users/device-verification"), { inputToken }, headers),
      refresh: (headers: Headers) => post(at("/users/access-token"), {}, headers),
      me: (headers: Headers) => asked.get(at("/users/me?r=1"), headers),
      logout: (headers: Headers) => post(`/channel/${channel}/logout`, {}, headers),
    };
  };
  const later = (ms: number) =>
    asked.console.send("POST", "/console/api/clock", { action: "shift", ms });
  const whyNot = async (answer: Response) => {
    const { statusCode, detail, message } = refused.parse(await answer.json());
    return [statusCode, message, detail];
  };
  const overOf = async (answer: Response) => {
    expect(answer.status).toBe(429);
    const { source, data } = refused.parse(await answer.json());
    expect(source).toBe("DEVICE_LIMIT");
    return check.parse(data);
  };

  const phone = {
    ...asSite,
    "X-Viewer-User-Agent": "Phone/1.0",
    "X-Viewer-Country": "DK",
    "X-Viewer-City": "%C3%86r%C3%B8sk%C3%B8bing",
  };

  it("Q1: each sign-in is a device, told with its browser, place and activity, the reader's first", async () => {
    const { signIn, list, refresh } = on("sea");
    const one = await signIn(phone);
    const two = await signIn({ ...asSite, "X-Viewer-User-Agent": "Tv/2.0" });
    const answer = await refresh({ ...one, ...phone });
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    const renewed = { Authorization: `Bearer ${access_token}` };
    expect(await list({ ...renewed, "Accept-Language": "de" })).toEqual([
      {
        id: expect.stringMatching(/^se_/),
        userAgent: "Phone/1.0",
        updatedAtEpochMS: expect.closeTo(Date.now(), -5),
        isCurrentDevice: true,
        location: { city: "Ærøskøbing", countryCode: "DK", countryName: "Dänemark" },
      },
      expect.objectContaining({ userAgent: "Tv/2.0", isCurrentDevice: false }),
    ]);
    expect((await list(two))[0]).toMatchObject({ userAgent: "Tv/2.0", isCurrentDevice: true });
  });

  it.each([
    ["4 KB of it", "ä".repeat(4096), "ä".repeat(512)],
    ["none", undefined, ""],
    ["an empty one", "", ""],
    ["tabs in it", "A\tB", "A B"],
  ])("Q2: a user agent of which there is %s makes a device", async (_, told, known) => {
    const { signIn, list, watch } = on("pier");
    const from: Headers = told === undefined ? asSite : { ...asSite, "X-Viewer-User-Agent": told };
    const headers = await signIn(from);
    expect((await list(headers))[0]?.userAgent).toBe(known);
    expect((await watch(headers)).status).toBe(200);
  });

  it.each(["D", "DNK", "1!", "dé"])("Q2: %s is no country", async (country) => {
    const { signIn, list } = on("sea");
    const headers = await signIn({ ...asSite, "X-Viewer-Country": country });
    expect((await list(headers))[0]?.location).toBeUndefined();
  });

  it("Q2: a code that no country has is shown without a name, a city that is no UTF-8 not at all", async () => {
    const { signIn, list } = on("sea");
    const from = { ...asSite, "X-Viewer-Country": "QX", "X-Viewer-City": "%E0%A4%A" };
    expect((await list(await signIn(from)))[0]?.location).toEqual({ countryCode: "QX" });
  });

  it("Q3: another caller than the site is known by its own user agent, and at no place", async () => {
    const { signIn, list } = on("sea");
    const { "X-Provider-Secret": _, ...unknown } = phone;
    const [own] = await list(await signIn({ ...unknown, "User-Agent": "Script/3" }));
    expect(own).toMatchObject({ userAgent: "Script/3" });
    expect(own?.location).toBeUndefined();
  });

  it("Q4: when a device was last active is noted once a minute, with where it is then", async () => {
    const { signIn, list, me } = on("sea");
    const one = await signIn(phone);
    const two = await signIn();
    const noted = async () => (await list(two)).find(({ userAgent }) => userAgent === "Phone/1.0");
    const before = await noted();
    await me({ ...one, ...phone, "X-Viewer-Country": "SE" });
    expect(await noted()).toEqual(before);
    await later(61_000);
    await me({ ...one, ...phone, "X-Viewer-Country": "SE", "X-Viewer-City": "Ystad" });
    await expect.poll(async () => (await noted())?.location?.city).toBe("Ystad");
    const after = await noted();
    expect(Number(after?.updatedAtEpochMS) - Number(before?.updatedAtEpochMS)).toBeGreaterThan(
      60_000,
    );
  });

  it("Q5: a removed device is refused at its next call and told so, its refreshed bearer too", async () => {
    const { signIn, ownId, remove, refresh, me, logout } = on("sea");
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const answer = await refresh(one);
    const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
    const renewed = { Authorization: `Bearer ${access_token}` };
    expect((await remove(two, await ownId(one))).status).toBe(204);
    for (const gone of [one, renewed]) {
      expect(await whyNot(await me(gone))).toEqual([401, "token expired", "DEVICE_REMOVED"]);
      expect(await whyNot(await refresh(gone))).toEqual([401, "token expired", "DEVICE_REMOVED"]);
    }
    expect((await me(two)).status).toBe(200);
    await logout(three);
    expect(await whyNot(await me(three))).toEqual([401, "token expired", "TOKEN_EXPIRED"]);
  });

  it("Q5: a removal and a refresh at the same moment leave no bearer", async () => {
    const { signIn, ownId, remove, refresh, me } = on("sea");
    const [one, two] = [await signIn(), await signIn()];
    const id = await ownId(one);
    const [renewed] = await Promise.all([refresh(one), remove(two, id)]);
    const told = z.object({ access_token: z.string().optional() }).parse(await renewed.json());
    const bearer = { Authorization: `Bearer ${told.access_token ?? "x".repeat(43)}` };
    for (const each of [one, bearer]) expect((await me(each)).status).toBe(401);
  });

  it("Q6: a removal is 204 however often, and never another viewer's", async () => {
    const { signIn, ownId, remove, me } = on("sea");
    const other = on("sea", "viewer");
    const [one, two, stranger] = [await signIn(), await signIn(), await other.signIn()];
    const strange = await other.ownId(stranger);
    const key = { "Idempotency-Key": "press-of-a-button" };
    const id = await ownId(two);
    const answers = [
      await remove(one, strange),
      await remove(one, "se_unknown"),
      await remove(one, id, key),
      await remove(one, id, key),
      await remove(one, id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(answers.map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([
      null,
      null,
      null,
      "true",
      null,
    ]);
    expect((await remove(one, strange, key)).status).toBe(422);
    expect((await me(stranger)).status).toBe(200);
    expect((await me(two)).status).toBe(401);
  });

  it("Q7: one's own device may be removed, and signs in again", async () => {
    const { signIn, ownId, remove, me, list, watch } = on("pier");
    const own = await signIn();
    expect((await remove(own, await ownId(own))).status).toBe(204);
    expect(await whyNot(await me(own))).toEqual([401, "token expired", "DEVICE_REMOVED"]);
    const again = await signIn();
    expect(await list(again)).toHaveLength(1);
    expect((await watch(again)).status).toBe(200);
  });

  it("Q6: who signs in while another device is removed is signed in", async () => {
    const { signIn, ownId, remove, list } = on("club");
    const [one, two] = [await signIn(), await signIn()];
    const id = await ownId(two);
    const [removal, newcomer] = await Promise.all([remove(one, id), signIn()]);
    expect(removal.status).toBe(204);
    expect((await list(newcomer)).map((each) => each.id)).not.toContain(id);
    expect(await list(newcomer)).toHaveLength(2);
    expect((await on("club").watch(newcomer)).status).toBe(200);
  });

  it("Q8: of fifty devices that begin at the same moment two play, by content and by verification", async () => {
    const { signIn, watch, verify } = on("pier");
    const all = [];
    for (let count = 0; count < 50; count += 1) all.push(await signIn());
    const begun = await Promise.all(
      all.map((headers, index) => (index % 2 ? watch(headers) : verify(headers))),
    );
    const playing = begun.map(({ status }) => status);
    expect(playing.filter((status) => status === 200)).toHaveLength(2);
    expect(playing.filter((status) => status === 429)).toHaveLength(48);
    const again = await Promise.all(all.map((headers) => verify(headers)));
    expect(again.map(({ status }) => status)).toEqual(playing);
  });

  it("Q9: the third of two is refused with all three, the number and the preview; the two play on", async () => {
    const { signIn, watch, verify, ownId } = on("pier");
    const [idle, one, two, three] = [
      await signIn(),
      await signIn(),
      await signIn(),
      await signIn(),
    ];
    for (const headers of [one, two]) expect((await watch(headers)).status).toBe(200);
    const over = await overOf(await watch(three));
    expect(over.deviceLimitThreshold).toBe(2);
    expect(over.inputPreview.name).toBe("Harbour 4");
    const ids = [await ownId(one), await ownId(two), await ownId(three)];
    expect(over.devices.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(over.devices.map(({ id }) => id)).not.toContain(await ownId(idle));
    expect(over.devices.filter(({ isCurrentDevice }) => isCurrentDevice)).toHaveLength(1);
    expect(await overOf(await verify(three))).toEqual(over);
    const goesOn = await verify(one);
    expect(goesOn.status).toBe(200);
    expect(check.parse(await goesOn.json())).toMatchObject({
      deviceLimitThreshold: 2,
      inputPreview: { name: "Harbour 4" },
    });
  });

  it("Q10: when a device is removed, the one that was refused plays", async () => {
    const { signIn, watch, verify, remove } = on("pier");
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    for (const headers of [one, two]) await watch(headers);
    const over = await overOf(await watch(three));
    const other = over.devices.find(({ isCurrentDevice }) => !isCurrentDevice);
    await remove(three, other?.id ?? "");
    expect((await verify(three)).status).toBe(200);
    const left = [(await verify(one)).status, (await verify(two)).status];
    expect(new Set(left)).toEqual(new Set([200, 401]));
  });

  it("Q10: a device that signs out, or has not asked for 150 s, leaves its place", async () => {
    const { signIn, watch, verify, logout } = on("pier");
    const [one, two, three, four] = [
      await signIn(),
      await signIn(),
      await signIn(),
      await signIn(),
    ];
    for (const headers of [one, two]) await watch(headers);
    expect((await watch(three)).status).toBe(429);
    await logout(one);
    expect((await watch(three)).status).toBe(200);
    await later(140_000);
    await verify(three);
    expect((await watch(four)).status).toBe(429);
    await later(20_000);
    expect((await watch(four)).status).toBe(200);
    expect((await verify(two)).status).toBe(429);
  });

  it("Q12: the first two that signed in may play; the third may when one of them has gone", async () => {
    const { signIn, watch, remove, list } = on("club");
    const [one, two, three, four] = [
      await signIn(),
      await signIn(),
      await signIn(),
      await signIn(),
    ];
    for (const headers of [one, two]) expect((await watch(headers)).status).toBe(200);
    const over = await overOf(await watch(three));
    expect([over.devices.length, over.deviceLimitThreshold]).toEqual([3, 2]);
    const last = await overOf(await watch(four));
    expect([last.devices.length, last.deviceLimitThreshold]).toEqual([4, 2]);
    const first = over.devices.find(({ isCurrentDevice }) => !isCurrentDevice);
    await remove(three, first?.id ?? "");
    expect((await watch(three)).status).toBe(200);
    expect((await watch(four)).status).toBe(429);
    expect(await list(four)).toHaveLength(3);
  });

  it("Q13: without a number any number of devices plays", async () => {
    const { signIn, watch, verify } = on("sea");
    const all = [await signIn(), await signIn(), await signIn(), await signIn()];
    for (const headers of all) expect((await watch(headers)).status).toBe(200);
    const told = check.parse(await (await verify(all[0] ?? {})).json());
    expect(told.devices.length).toBeLessThanOrEqual(told.deviceLimitThreshold);
  });

  it("Q13: the most generous paywall that opens it counts, with the channel's number where it has none", async () => {
    const shop = shopOf(asked);
    const { signIn, watch } = on("harbour", "viewer");
    const all = [await signIn(), await signIn(), await signIn(), await signIn()];
    const playing = async (film: string) => {
      await later(200_000);
      const answers = [];
      for (const headers of all) answers.push((await watch(headers, film)).status);
      return answers.filter((status) => status === 200).length;
    };
    await shop.buy("viewer", "pair/pair-week");
    expect(await playing("film-1")).toBe(1);
    await shop.buy("viewer", "one/one-once", { context: "film-3" });
    expect(await playing("film-3")).toBe(1);
    await shop.buy("viewer", "crew/crew-month");
    expect(await playing("film-1")).toBe(3);
    expect(await playing("film-3")).toBe(3);
    expect(await playing("film-9")).toBe(3);
  });

  it("Q13: what no paywall opens has the channel's number", async () => {
    const { signIn, watch } = on("harbour", "member");
    const [one, two] = [await signIn(), await signIn()];
    expect([(await watch(one, "film-1")).status, (await watch(two, "film-1")).status]).toEqual([
      200, 429,
    ]);
  });

  it("Q14: what is closed or unknown is refused for that", async () => {
    const { signIn, verify } = on("harbour", "viewer");
    const headers = await signIn();
    expect((await verify(headers, "film-1")).status).toBe(402);
    expect((await verify(headers, "none")).status).toBe(404);
    expect((await verify(headers, "")).status).toBe(422);
    expect((await verify({})).status).toBe(401);
  });

  it("Q15: a device that is removed while it asks takes no place", async () => {
    const { signIn, watch, verify, remove, ownId } = on("harbour", "member");
    const [one, two] = [await signIn(), await signIn()];
    const id = await ownId(one);
    const asking = Array.from({ length: 8 }, () => verify(one));
    await Promise.all([...asking, remove(two, id)]);
    expect((await watch(two)).status).toBe(200);
  });
});
