import { describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { check, useDevices } from "./support/devices.ts";
import { shopOf } from "./support/payments.ts";

describe.each(databases)("device limits on $name", { timeout: 60_000 }, (database) => {
  const { client, on, later, overOf } = useDevices(database);

  // docs/security.md SE-122
  it("Q8: of fifty devices that start at the same moment two play, by content and by verification", async () => {
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

  it("Q9: the third device is denied with all three, the limit and the preview, and two continue to play", async () => {
    const { signInOnFour, watch, verify, currentDeviceId } = on("pier");
    const [idle, one, two, three] = await signInOnFour();
    for (const headers of [one, two]) expect((await watch(headers)).status).toBe(200);
    const over = await overOf(await watch(three));
    expect(over.deviceLimitThreshold).toBe(2);
    expect(over.inputPreview.name).toBe("Harbour 4");
    const ids = [
      await currentDeviceId(one),
      await currentDeviceId(two),
      await currentDeviceId(three),
    ];
    expect(over.devices.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(over.devices.map(({ id }) => id)).not.toContain(await currentDeviceId(idle));
    expect(over.devices.filter(({ isCurrentDevice }) => isCurrentDevice)).toHaveLength(1);
    expect(await overOf(await verify(three))).toEqual(over);
    const goesOn = await verify(one);
    expect(goesOn.status).toBe(200);
    expect(check.parse(await goesOn.json())).toMatchObject({
      deviceLimitThreshold: 2,
      inputPreview: { name: "Harbour 4" },
    });
  });

  it("Q10: after a device is removed, the denied one may play", async () => {
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

  it("Q10: a device that signs out, or has made no request for 150 s, leaves its place", async () => {
    const { signInOnFour, watch, verify, logout } = on("pier");
    const [one, two, three, four] = await signInOnFour();
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

  it("Q12: the first two that signed in may play, and the third may when one of them is removed", async () => {
    const { signInOnFour, watch, remove, list } = on("club");
    const [one, two, three, four] = await signInOnFour();
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

  it("Q13: without a limit any number of devices may play", async () => {
    const { signInOnFour, watch, verify } = on("sea");
    const all = await signInOnFour();
    for (const headers of all) expect((await watch(headers)).status).toBe(200);
    const checked = check.parse(await (await verify(all[0] ?? {})).json());
    expect(checked.devices.length).toBeLessThanOrEqual(checked.deviceLimitThreshold);
  });

  it("Q13: the highest limit of the paywalls applies, with the channel's limit for a paywall without one", async () => {
    const shop = shopOf(client);
    const { signInOnFour, watch } = on("harbour", "viewer");
    const all = await signInOnFour();
    const playing = async (film: string) => {
      await later(200_000);
      const statuses = [];
      for (const headers of all) statuses.push((await watch(headers, film)).status);
      return statuses.filter((status) => status === 200).length;
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

  it("Q13: a content outside all paywalls has the channel's limit", async () => {
    const { signIn, watch } = on("harbour", "member");
    const [one, two] = [await signIn(), await signIn()];
    expect([(await watch(one, "film-1")).status, (await watch(two, "film-1")).status]).toEqual([
      200, 429,
    ]);
  });

  it("Q14: a closed or unknown content is denied for that reason", async () => {
    const { signIn, verify } = on("harbour", "viewer");
    const headers = await signIn();
    expect((await verify(headers, "film-1")).status).toBe(402);
    expect((await verify(headers, "none")).status).toBe(404);
    expect((await verify(headers, "")).status).toBe(422);
    expect((await verify({})).status).toBe(401);
  });

  // docs/security.md SE-120
  it("Q15: a device that is removed during its request takes no place", async () => {
    const { signIn, watch, verify, remove, currentDeviceId } = on("harbour", "member");
    const [one, two] = [await signIn(), await signIn()];
    const id = await currentDeviceId(one);
    const requests = Array.from({ length: 8 }, () => verify(one));
    await Promise.all([...requests, remove(two, id)]);
    expect((await watch(two)).status).toBe(200);
  });
});
