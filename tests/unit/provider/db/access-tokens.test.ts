import { describe, expect, it } from "vitest";
import {
  endSession,
  endSessionsOf,
  findBearer,
  issueToken,
  refreshToken,
} from "../../../../provider/db/access-tokens.ts";
import { accessTokens } from "../../../../provider/db/accounts-schema.ts";
import type { Db } from "../../../../provider/db/database.ts";
import { makeViewer } from "../../../../provider/db/viewers.ts";
import { hashOf } from "../../../../provider/domain/accounts/secrets.ts";
import { databases } from "../../../contract/support/databases.ts";
import { useDatabase } from "../../../contract/support/use-database.ts";

const now = Date.UTC(2026, 10, 21);

describe.each(databases)("sessions on $name", (database) => {
  const open = useDatabase(database);

  // docs/security.md SE-35
  it("a bearer is stored as its hash alone", async () => {
    const db = open();
    const person = { channel: "harbour", email: "hashed@x.example", firstName: "A", lastName: "B" };
    const viewer = await makeViewer(db, person, new Date(now));
    const { accessToken } = await issueToken(db, viewer?.id ?? "", now);
    const stored = JSON.stringify(await db.select().from(accessTokens));
    expect(stored).toContain(hashOf(accessToken));
    expect(stored).not.toContain(accessToken);
  });

  it("A14: a session that ended while it was being renewed gets no other bearer", async () => {
    const { db, bearer } = await someone(open(), "ended");
    await endSession(db, bearer);
    expect(await refreshToken(db, bearer, now)).toBeUndefined();
  });

  it("A14: neither does one that a reset password has ended", async () => {
    const { db, bearer } = await someone(open(), "reset");
    await endSessionsOf(db, bearer.viewer.id);
    expect(await refreshToken(db, bearer, now)).toBeUndefined();
  });

  it("A14: a renewal and a sign-out at once leave nothing, whichever is first", async () => {
    const { db, bearer } = await someone(open(), "race");
    const [refreshed] = await Promise.all([refreshToken(db, bearer, now), endSession(db, bearer)]);
    const secret = refreshed?.accessToken ?? "";
    expect(await findBearer(db, "harbour", secret, now)).toBeUndefined();
  });
});

/** A viewer of the harbour with a bearer, as a call finds them before it does anything. */
async function someone(db: Db, name: string) {
  const person = { channel: "harbour", email: `${name}@x.example`, firstName: "A", lastName: "B" };
  const viewer = await makeViewer(db, person, new Date(now));
  const { accessToken } = await issueToken(db, viewer?.id ?? "", now);
  const bearer = await findBearer(db, "harbour", accessToken, now);
  if (!bearer) throw new Error("no bearer");
  return { db, bearer };
}
