import { and, eq } from "drizzle-orm";
import type { EventChange } from "../../domain/events/event-change.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";

/** Notes what an owner changed of an event's start, in the place of an earlier change. */
export async function saveEventChange(
  db: Db,
  channel: string,
  content: string,
  change: EventChange,
): Promise<void> {
  await db
    .update(contents)
    .set({ change })
    .where(and(eq(contents.channel, channel), eq(contents.token, content)));
}

/** Every event is on as its programme says. */
export async function clearEventChanges(db: Db): Promise<void> {
  await db.update(contents).set({ change: null });
}
