import type { Channel } from "@/lib/contract/channel";
import { Consent } from "./consent";

// Only a channel that measures its viewers asks for consent.
export function AskConsent({ channel }: { channel: Channel | undefined }) {
  const { trackingConsent, privacy_policy } = channel?.settings ?? {};
  return trackingConsent ? <Consent rule={trackingConsent} policy={privacy_policy} /> : null;
}
