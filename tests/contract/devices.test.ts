import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "./support/databases.ts";
import { type Headers, useDevices } from "./support/devices.ts";
import { asSite } from "./support/provider.ts";

describe.each(databases)("devices on $name", { timeout: 60_000 }, (database) => {
  const { on, later, whyNot } = useDevices(database);

  const phone = {
    ...asSite,
    "X-Viewer-User-Agent": "Phone/1.0",
    "X-Viewer-Country": "DK",
    "X-Viewer-City": "%C3%86r%C3%B8sk%C3%B8bing",
  };

  it("Q1: each sign-in is a device, listed with its browser, location and activity, the current one first", async () => {
    const { signIn, list, refresh } = on("sea");
    const one = await signIn(phone);
    const two = await signIn({ ...asSite, "X-Viewer-User-Agent": "Tv/2.0" });
    const response = await refresh({ ...one, ...phone });
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json());
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

  // docs/security.md SE-120
  it.each([
    ["4 KB of text", "ä".repeat(4096), "ä".repeat(512)],
    ["none", undefined, ""],
    ["an empty text", "", ""],
    ["tabs", "A\tB", "A B"],
  ])("Q2: a user agent with %s makes a device", async (_, sent, known) => {
    const { signIn, list, watch } = on("pier");
    const from: Headers = sent === undefined ? asSite : { ...asSite, "X-Viewer-User-Agent": sent };
    const headers = await signIn(from);
    expect((await list(headers))[0]?.userAgent).toBe(known);
    expect((await watch(headers)).status).toBe(200);
  });

  it.each(["D", "DNK", "1!", "dé"])("Q2: %s is ignored as a country", async (country) => {
    const { signIn, list } = on("sea");
    const headers = await signIn({ ...asSite, "X-Viewer-Country": country });
    expect((await list(headers))[0]?.location).toBeUndefined();
  });

  it("Q2: an unknown country code is shown without a name, and a city that is not UTF-8 is left out", async () => {
    const { signIn, list } = on("sea");
    const from = { ...asSite, "X-Viewer-Country": "QX", "X-Viewer-City": "%E0%A4%A" };
    expect((await list(await signIn(from)))[0]?.location).toEqual({ countryCode: "QX" });
  });

  // docs/security.md SE-39, SE-120
  it("Q3: a caller other than the site is identified by its user agent, without a location", async () => {
    const { signIn, list } = on("sea");
    const { "X-Provider-Secret": _, ...unknown } = phone;
    const [device] = await list(await signIn({ ...unknown, "User-Agent": "Script/3" }));
    expect(device).toMatchObject({ userAgent: "Script/3" });
    expect(device?.location).toBeUndefined();
  });

  it("Q4: a device's activity is stored once a minute, with its location", async () => {
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

  // docs/security.md SE-120
  it("Q5: the next call of a removed device is 401 with the reason, with its refreshed access token too", async () => {
    const { signIn, currentDeviceId, remove, refresh, me, logout } = on("sea");
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    const response = await refresh(one);
    const { access_token } = z.object({ access_token: z.string() }).parse(await response.json());
    const renewed = { Authorization: `Bearer ${access_token}` };
    expect((await remove(two, await currentDeviceId(one))).status).toBe(204);
    for (const revoked of [one, renewed]) {
      expect(await whyNot(await me(revoked))).toEqual([401, "token expired", "DEVICE_REMOVED"]);
      expect(await whyNot(await refresh(revoked))).toEqual([
        401,
        "token expired",
        "DEVICE_REMOVED",
      ]);
    }
    expect((await me(two)).status).toBe(200);
    await logout(three);
    expect(await whyNot(await me(three))).toEqual([401, "token expired", "TOKEN_EXPIRED"]);
  });

  // docs/security.md SE-120
  it("Q5: a simultaneous removal and refresh leave no valid access token", async () => {
    const { signIn, currentDeviceId, remove, refresh, me } = on("sea");
    const [one, two] = [await signIn(), await signIn()];
    const id = await currentDeviceId(one);
    const [renewed] = await Promise.all([refresh(one), remove(two, id)]);
    const refreshed = z.object({ access_token: z.string().optional() }).parse(await renewed.json());
    const bearer = { Authorization: `Bearer ${refreshed.access_token ?? "x".repeat(43)}` };
    for (const each of [one, bearer]) expect((await me(each)).status).toBe(401);
  });

  // docs/security.md SE-120
  it("Q6: a repeated removal is 204, and never removes another viewer's device", async () => {
    const { signIn, currentDeviceId, remove, me } = on("sea");
    const other = on("sea", "viewer");
    const [one, two, stranger] = [await signIn(), await signIn(), await other.signIn()];
    const strange = await other.currentDeviceId(stranger);
    const key = { "Idempotency-Key": "press-of-a-button" };
    const id = await currentDeviceId(two);
    const responses = [
      await remove(one, strange),
      await remove(one, "se_unknown"),
      await remove(one, id, key),
      await remove(one, id, key),
      await remove(one, id),
    ];
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(responses.map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([
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

  it("Q7: a viewer may remove the current device, and sign in again on it", async () => {
    const { signIn, currentDeviceId, remove, me, list, watch } = on("pier");
    const current = await signIn();
    expect((await remove(current, await currentDeviceId(current))).status).toBe(204);
    expect(await whyNot(await me(current))).toEqual([401, "token expired", "DEVICE_REMOVED"]);
    const again = await signIn();
    expect(await list(again)).toHaveLength(1);
    expect((await watch(again)).status).toBe(200);
  });

  it("Q6: a viewer who signs in while another device is removed is signed in", async () => {
    const { signIn, currentDeviceId, remove, list } = on("club");
    const [one, two] = [await signIn(), await signIn()];
    const id = await currentDeviceId(two);
    const [removal, newcomer] = await Promise.all([remove(one, id), signIn()]);
    expect(removal.status).toBe(204);
    expect((await list(newcomer)).map((each) => each.id)).not.toContain(id);
    expect(await list(newcomer)).toHaveLength(2);
    expect((await on("club").watch(newcomer)).status).toBe(200);
  });
});
