import { and, eq } from "drizzle-orm";
import { withSessionLock } from "./access-tokens.ts";
import type { Db } from "./database.ts";
import { knownDevices } from "./devices-schema.ts";

/** A kind of device, and the country that it is in; "" where it is not known. */
export type KnownDevice = { family: string; country: string };

const knownForMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Notes that a viewer has signed in on such a device. True when it is a new one: the viewer has signed in
 * before, and in the last 90 days on none of that kind in that country. A country that is not known is
 * like any other. docs/provider-api.md PA-195
 */
export function recordKnownDevice(
  db: Db,
  viewer: string,
  { family, country }: KnownDevice,
  now: number,
): Promise<boolean> {
  const signedInAt = new Date(now);
  return withSessionLock(db, viewer, async (tx) => {
    const met = await tx.select().from(knownDevices).where(eq(knownDevices.viewer, viewer));
    await tx
      .insert(knownDevices)
      .values({ viewer, family, country, signedInAt })
      .onConflictDoUpdate({
        target: [knownDevices.viewer, knownDevices.family, knownDevices.country],
        set: { signedInAt },
      });
    const isKnown = met.some(
      (each) =>
        each.family === family &&
        (each.country === country || each.country === "" || country === "") &&
        now - each.signedInAt.getTime() < knownForMs,
    );
    return met.length > 0 && !isKnown;
  });
}

/** The next sign-in on such a device is one on a new device, as long as the viewer has others. */
export async function deleteKnownDevice(
  db: Db,
  viewer: string,
  { family, country }: KnownDevice,
): Promise<void> {
  const { viewer: whose, family: kind, country: place } = knownDevices;
  await db
    .update(knownDevices)
    .set({ signedInAt: new Date(0) })
    .where(and(eq(whose, viewer), eq(kind, family), eq(place, country)));
}
