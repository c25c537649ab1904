import { describe, expect, it } from "vitest";
import {
  endViewerSession,
  endViewerSessionsExcept,
  findTokenBearer,
  issueAccessToken,
  refreshAccessToken,
} from "../../../../provider/db/access-tokens.ts";
import { accessTokens } from "../../../../provider/db/accounts-schema.ts";
import type { Db } from "../../../../provider/db/database.ts";
import { createViewer } from "../../../../provider/db/viewers.ts";
import { hashSecret } from "../../../../provider/domain/accounts/secrets.ts";
import { databases } from "../../../contract/support/databases.ts";
import { useDatabase } from "../../../contract/support/use-database.ts";

const now = Date.UTC(2026, 10, 21);

describe.each(databases)("sessions on $name", (database) => {
  const open = useDatabase(database);

  // docs/security.md SE-35
  it("an access token is stored only as its hash", async () => {
    const db = open();
    const person = { channel: "harbour", email: "hashed@x.example", firstName: "A", lastName: "B" };
    const viewer = await createViewer(db, person, new Date(now));
    const { accessToken } = await issueAccessToken(db, viewer?.id ?? "", now);
    const stored = JSON.stringify(await db.select().from(accessTokens));
    expect(stored).toContain(hashSecret(accessToken));
    expect(stored).not.toContain(accessToken);
  });

  it("A14: a session that ended while it was being refreshed gets no other access token", async () => {
    const { db, bearer } = await someone(open(), "ended");
    await endViewerSession(db, bearer);
    expect(await refreshAccessToken(db, bearer, now)).toBeUndefined();
  });

  it("A14: a session that ended by a reset password gets no other access token", async () => {
    const { db, bearer } = await someone(open(), "reset");
    await endViewerSessionsExcept(db, bearer.viewer.id);
    expect(await refreshAccessToken(db, bearer, now)).toBeUndefined();
  });

  it("A14: a simultaneous refresh and sign-out leave no access token, in either order", async () => {
    const { db, bearer } = await someone(open(), "race");
    const [refreshed] = await Promise.all([
      refreshAccessToken(db, bearer, now),
      endViewerSession(db, bearer),
    ]);
    const secret = refreshed?.accessToken ?? "";
    expect(await findTokenBearer(db, "harbour", secret, now)).toBeUndefined();
  });
});

/** A viewer of the harbour with an access token, as a call finds them before it does anything. */
async function someone(db: Db, name: string) {
  const person = { channel: "harbour", email: `${name}@x.example`, firstName: "A", lastName: "B" };
  const viewer = await createViewer(db, person, new Date(now));
  const { accessToken } = await issueAccessToken(db, viewer?.id ?? "", now);
  const bearer = await findTokenBearer(db, "harbour", accessToken, now);
  if (!bearer) throw new Error("no bearer");
  return { db, bearer };
}
