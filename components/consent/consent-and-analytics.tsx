import type { AnalyticsScripts } from "@/lib/channel/analytics-scripts.ts";
import type { Channel } from "@/lib/contract/channel";
import { AnalyticsAfterConsent } from "../analytics/analytics-after-consent";
import { ConsentController } from "./consent-controller";

type Props = {
  channel: Channel | undefined;
  /** Where events go, if anywhere. */
  endpoint: string | undefined;
  /** What else measures, on a page where it may stand. */
  scripts: AnalyticsScripts | undefined;
};

// Only a channel that measures its viewers needs consent.
export function ConsentAndAnalytics({ channel, endpoint, scripts }: Props) {
  if (!channel?.settings.trackingConsent) return null;
  const { trackingConsent, privacy_policy, ...settings } = channel.settings;
  return (
    <>
      <ConsentController rule={trackingConsent} policy={privacy_policy} />
      <AnalyticsAfterConsent
        endpoint={endpoint}
        channel={channel.token}
        sampleRate={settings.analyticsSampleRate}
        savesPurchases={Boolean(settings.customGA ?? settings.customMetaPixel)}
        {...scripts}
      />
    </>
  );
}
