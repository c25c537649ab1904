import type { HostedPageContext } from "../checkout/hosted-page.ts";
import type { ChannelRow } from "../db/channels.ts";
import { findBrandAssets } from "./catalogue/brand-assets.ts";
import type { Services } from "../services.ts";

/** What a hosted page shows of its channel: docs/security.md SE-110. */
export function getHostedPageBrand(
  services: Services,
  { token, name, profile }: ChannelRow,
): Pick<HostedPageContext, "channel" | "brand" | "logo" | "direction"> {
  const { logo } = findBrandAssets(services, token);
  return { channel: token, brand: name, logo, direction: profile.direction };
}
