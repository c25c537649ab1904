import type { Channel } from "@/lib/contract/channel";
import { Consent } from "./consent";

// A channel that measures nobody asks nobody.
export function AskConsent({ channel }: { channel: Channel | undefined }) {
  const { trackingConsent, privacy_policy } = channel?.settings ?? {};
  return trackingConsent ? <Consent rule={trackingConsent} policy={privacy_policy} /> : null;
}
