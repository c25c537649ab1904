import { findContent } from "../contents.ts";
import type { Db } from "../database.ts";

/**
 * What was bought, as hosted pages, mails and bills name it: a paywall, and the content that a paywall of single contents
 * was bought for: "Last Light · This film alone".
 */
export async function loadPurchaseTitle(
  db: Db,
  channel: string,
  paywall: { name: string; perContent: boolean },
  content: string | null | undefined,
): Promise<string> {
  const bought =
    paywall.perContent && content ? await findContent(db, channel, content) : undefined;
  return bought ? `${bought.name} · ${paywall.name}` : paywall.name;
}
