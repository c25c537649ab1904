import { type ChannelRow, findChannel } from "../db/channels.ts";
import { findPage } from "../db/pages.ts";
import type { PageRecord } from "../domain/catalogue/catalogue-records.ts";
import { requireFound } from "../domain/http-error.ts";
import type { Services } from "../services.ts";

/** The channel of an address, or 404. */
export async function requireChannel({ db }: Services, name: string): Promise<ChannelRow> {
  return requireFound(await findChannel(db, name), "channel", name);
}

/** The page of an address (token or url), or 404. */
export async function requirePage(
  { db }: Services,
  channel: string,
  id: string,
): Promise<PageRecord> {
  return requireFound(await findPage(db, channel, id), "page", id);
}
