import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endSession,
  endSessionsOf,
  findBearer,
  issueToken,
  refreshToken,
} from "../../../../provider/db/access-tokens.ts";
import type { Db, OpenDatabase } from "../../../../provider/db/database.ts";
import { openPglite } from "../../../../provider/db/open-pglite.ts";
import { makeViewer } from "../../../../provider/db/viewers.ts";
import { seedAfresh } from "../../../../provider/seed/seed.ts";
import { harbour } from "../../../contract/support/catalogue.ts";
import { emptyCluster } from "../../../contract/support/empty-cluster.ts";

const now = Date.UTC(2026, 10, 21);
let database: OpenDatabase;
beforeAll(async () => {
  database = await openPglite(undefined, await emptyCluster());
  await seedAfresh(database.db, [harbour]);
}, 120_000);
afterAll(() => database.close());

/** A viewer of the harbour with a bearer, as a call finds them before it does anything. */
async function someone(name: string) {
  const db: Db = database.db;
  const person = { channel: "harbour", email: `${name}@x.example`, firstName: "A", lastName: "B" };
  const viewer = await makeViewer(db, person, new Date(now));
  const { accessToken } = await issueToken(db, viewer?.id ?? "", now);
  const bearer = await findBearer(db, "harbour", accessToken, now);
  if (!bearer) throw new Error("no bearer");
  return { db, bearer };
}

test("A14: a session that ended while it was being renewed gets no other bearer", async () => {
  const { db, bearer } = await someone("ended");
  await endSession(db, bearer);
  expect(await refreshToken(db, bearer, now)).toBeUndefined();
});

test("A14: neither does one that a reset password has ended", async () => {
  const { db, bearer } = await someone("reset");
  await endSessionsOf(db, bearer.viewer.id);
  expect(await refreshToken(db, bearer, now)).toBeUndefined();
});

test("A14: a renewal and a sign-out at once leave nothing, whichever is first", async () => {
  const { db, bearer } = await someone("race");
  const [younger] = await Promise.all([refreshToken(db, bearer, now), endSession(db, bearer)]);
  const secret = younger?.accessToken ?? "";
  expect(await findBearer(db, "harbour", secret, now)).toBeUndefined();
});
