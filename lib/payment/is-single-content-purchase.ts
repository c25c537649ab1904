import type { Purchase } from "../contract/purchase.ts";

/**
 * Whether a purchase opens the one content that it was bought for, and is named after it: as the provider sends it, else
 * if it was paid once. docs/behaviour.md BE-473.
 */
export function isSingleContentPurchase({
  kind,
  content,
  content_only: isOnly,
}: Purchase): boolean {
  return content !== undefined && (isOnly ?? kind === "one_off");
}
