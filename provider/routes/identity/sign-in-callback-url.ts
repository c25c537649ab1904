import type { IdentityKind } from "../../domain/accounts/viewer-record.ts";
import type { Services } from "../../services.ts";

/** In a callback's path, the place of the channel where keys are of all channels. No channel is called so. */
export const anyChannelInCallback = "-";

/** Where an identity provider sends browsers back to: what owners register there. */
export function formatSignInCallbackUrl(
  { publicOrigin }: Pick<Services, "publicOrigin">,
  channel: { channelId: string } | undefined,
  method: IdentityKind,
): string {
  return `${publicOrigin}/channel/${channel?.channelId ?? anyChannelInCallback}/${method}/callback`;
}
