import type { BoughtGift } from "../contract/gift.ts";
import type { Channel } from "../contract/channel.ts";
import type { Paging } from "../contract/sections.ts";
import { isNotFoundApiError } from "../api-error.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import { getBoughtGifts } from "../provider-api/purchases.ts";

/** The gifts that the caller has bought, as one page; none where the provider knows no gifts. */
export async function loadBoughtGifts(
  callContext: CallContext,
  channel: Channel,
): Promise<{ data: BoughtGift[]; paging: Paging }> {
  const data = await getBoughtGifts(callContext, channel).catch((error: unknown) => {
    if (isNotFoundApiError(error)) return [];
    throw error;
  });
  return { data, paging: { page: 1, total_items: data.length } };
}
