import type { Channel } from "../contract/channel.ts";
import type { Purchase } from "../contract/purchase.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import { getPurchases } from "../provider-api/purchases.ts";

/** No viewer has more subscriptions than these pages contain. */
const maxPages = 5;

/** The caller's subscription to a paywall, an active one before an expired one; undefined without any. */
export function findSubscription(
  callContext: CallContext,
  channel: Channel,
  paywall: string,
): Promise<Purchase | undefined> {
  const isOne = ({ kind, paywall: bought }: Purchase) =>
    kind === "subscription" && bought.token === paywall;
  return findPurchase(callContext, channel, isOne);
}

/** The caller's unexpired purchase of a whole paywall: bought, subscribed to or a gift. */
export async function findOwnedPurchase(
  callContext: CallContext,
  channel: Channel,
  paywall: string,
): Promise<Purchase | undefined> {
  const isOne = ({ content, paywall: bought, kind }: Purchase) =>
    bought.token === paywall && (kind === "subscription" || content === undefined);
  const found = await findPurchase(callContext, channel, isOne);
  return found?.status === "expired" ? undefined : found;
}

async function findPurchase(
  callContext: CallContext,
  channel: Channel,
  isOne: (purchase: Purchase) => boolean,
): Promise<Purchase | undefined> {
  let over: Purchase | undefined;
  for (let page = 1; page <= maxPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the next page is needed only when this one has none
    const { data, paging } = await getPurchases(callContext, channel, page);
    const matching = data.filter(isOne);
    const running = matching.find(({ status }) => status !== "expired");
    if (running) return running;
    over ??= matching[0];
    if (page * (paging.page_size ?? data.length) >= paging.total_items) break;
  }
  return over;
}
