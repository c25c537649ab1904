import { and, eq, type InferInsertModel } from "drizzle-orm";
import { normalizeEmail } from "../domain/accounts/email-address.ts";
import { HttpError } from "../domain/http-error.ts";
import type { IdentityRecord, ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { endViewerSessionsExcept } from "./access-tokens.ts";
import { identities, viewers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";
import { updateViewer, findViewerByEmail, createViewer } from "./viewers.ts";

/**
 * What another identity provider says of somebody: who they are there, and whether the address is
 * theirs.
 */
export type ExternalIdentity = Omit<IdentityRecord, "viewer" | "channel"> & {
  emailVerified: boolean;
};

/** Everybody that a viewer is elsewhere. */
export function listIdentities(db: Db, viewer: string): Promise<IdentityRecord[]> {
  return db.select().from(identities).where(eq(identities.viewer, viewer));
}

/**
 * The viewer of a channel that somebody from another identity provider is: by issuer and subject,
 * else by an address that the identity provider confirms, else a new one. `now` is epoch ms of the
 * provider's clock. Throws 403 `EMAIL_NOT_VERIFIED` for an unconfirmed address, 409 `EMAIL_IN_USE`
 * when the account of that address belongs to somebody else of the same identity provider.
 */
export function findOrCreateViewerByIdentity(
  db: Db,
  channel: string,
  identity: ExternalIdentity,
  now: number,
): Promise<ViewerRecord> {
  return db.transaction(async (tx) => {
    const known = await findByIdentity(tx, channel, identity);
    if (known) return known;
    if (!identity.emailVerified) {
      throw new HttpError(403, "The address is not confirmed there.", {
        detail: "EMAIL_NOT_VERIFIED",
      });
    }
    const viewer = await viewerOfAddress(tx, channel, identity, now);
    await link(tx, viewer, identity);
    return viewer;
  });
}

async function findByIdentity(
  db: Db,
  channel: string,
  { kind, issuer, subject }: ExternalIdentity,
) {
  const [found] = await db
    .select()
    .from(identities)
    .innerJoin(viewers, eq(viewers.id, identities.viewer))
    .where(
      and(
        eq(identities.channel, channel),
        eq(identities.kind, kind),
        eq(identities.issuer, issuer),
        eq(identities.subject, subject),
      ),
    )
    .limit(1);
  return found?.viewers;
}

/**
 * An account whose address nobody had confirmed may have been made by a stranger: its password and
 * its sessions end when the owner of the address comes.
 */
async function viewerOfAddress(
  db: Db,
  channel: string,
  identity: ExternalIdentity,
  now: number,
): Promise<ViewerRecord> {
  const { firstName, lastName } = identity;
  const email = normalizeEmail(identity.email);
  const emailVerifiedAt = new Date(now);
  const made = await createViewer(
    db,
    { channel, email, firstName, lastName, emailVerifiedAt },
    emailVerifiedAt,
  );
  if (made) return made;
  const owner = await findViewerByEmail(db, channel, email);
  if (!owner) throw addressInUse();
  if (owner.emailVerifiedAt) return owner;
  await updateViewer(db, owner.id, { emailVerifiedAt, passwordHash: null });
  await endViewerSessionsExcept(db, owner.id);
  return { ...owner, emailVerifiedAt, passwordHash: null };
}

/** Another person of the same issuer never takes the place of the first. */
async function link(db: Db, viewer: ViewerRecord, identity: ExternalIdentity): Promise<void> {
  const { kind, issuer, subject, firstName, lastName } = identity;
  const linked = (await listIdentities(db, viewer.id)).find((other) => other.kind === kind);
  if (linked?.issuer === issuer) {
    throw addressInUse();
  }
  const values = { issuer, subject, email: normalizeEmail(identity.email), firstName, lastName };
  const row: InferInsertModel<typeof identities> = {
    viewer: viewer.id,
    channel: viewer.channel,
    kind,
    ...values,
  };
  await db
    .insert(identities)
    .values(row)
    .onConflictDoUpdate({ target: [identities.viewer, identities.kind], set: values });
}

function addressInUse(): HttpError {
  return new HttpError(409, "This address is in use.", { detail: "EMAIL_IN_USE" });
}
