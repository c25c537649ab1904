import { describe, expect, it } from "vitest";
import type { Db } from "../../../../provider/db/database.ts";
import {
  playbackClaimMs,
  claimPlayback,
  releaseOtherPlaybacks,
  releasePlayback,
} from "../../../../provider/db/playback-claims.ts";
import { createViewer } from "../../../../provider/db/viewers.ts";
import { databases } from "../../../contract/support/databases.ts";
import { useDatabase } from "../../../contract/support/use-database.ts";

const start = Date.UTC(2026, 10, 23);
const fifty = Array.from({ length: 50 }, (_, index) => `se_${index}`);

describe.each(databases)("playing devices on $name", (database) => {
  const open = useDatabase(database);

  // docs/security.md SE-122
  it.each([1, 3, 49])("Q8: of fifty simultaneous requests %i play", async (limit) => {
    const claim = await someone(open(), `fifty-${limit}`);
    const claimAll = () => Promise.all(fifty.map((session) => claim(session, { limit })));
    const first = (await claimAll()).map((isIn, index) => (isIn ? fifty[index] : undefined));
    expect(first.filter(Boolean)).toHaveLength(limit);
    const again = (await claimAll()).map((isIn, index) => (isIn ? fifty[index] : undefined));
    expect(again).toEqual(first);
  });

  it("Q9: a later device takes no other device's place, although its clock is behind", async () => {
    const claim = await someone(open(), "later");
    expect(await claim("se_b")).toBe(true);
    expect(await claim("se_a")).toBe(false);
    expect(await claim("se_c", { now: start - 5000 })).toBe(false);
    expect(await claim("se_b", { now: start + 1000 })).toBe(true);
  });

  it("Q10: a place is free when its device has made no request for the time limit", async () => {
    const claim = await someone(open(), "lapse");
    await claim("se_a");
    expect(await claim("se_b", { now: start + playbackClaimMs - 1 })).toBe(false);
    expect(await claim("se_b", { now: start + playbackClaimMs })).toBe(true);
    expect(await claim("se_a", { now: start + playbackClaimMs })).toBe(false);
  });

  it("Q10: a clock that was set back does not block devices", async () => {
    const claim = await someone(open(), "back");
    await claim("se_a");
    expect(await claim("se_b", { now: start - playbackClaimMs })).toBe(true);
  });

  it("Q11: a smaller limit stops only the latest devices", async () => {
    const claim = await someone(open(), "falls");
    for (const session of ["se_c", "se_b", "se_a"]) await claim(session, { limit: 3 });
    const now = [await claim("se_a"), await claim("se_b"), await claim("se_c")];
    expect(now).toEqual([false, false, true]);
  });

  it("Q10: a removed device leaves its place, and all but one do when all others are removed", async () => {
    const claim = await someone(open(), "over");
    for (const session of ["se_a", "se_b", "se_c"]) await claim(session, { limit: 3 });
    await releasePlayback(open(), claim.viewer, "se_a");
    expect(await claim("se_d", { limit: 3 })).toBe(true);
    await releaseOtherPlaybacks(open(), claim.viewer, "se_c");
    expect(await claim("se_e", { limit: 2 })).toBe(true);
    expect(await claim("se_c", { limit: 1 })).toBe(true);
    await releaseOtherPlaybacks(open(), claim.viewer, "");
    expect(await claim("se_f")).toBe(true);
  });
});

/** Whether a viewer's devices may play. */
async function someone(db: Db, name: string) {
  const person = { channel: "harbour", email: `${name}@x.example`, firstName: "A", lastName: "B" };
  const viewer = (await createViewer(db, person, new Date(start)))?.id ?? "";
  const claim = async (session: string, { limit = 1, now = start } = {}) =>
    Object.hasOwn(await claimPlayback(db, { viewer, session, limit, now }), session);
  return Object.assign(claim, { viewer });
}
