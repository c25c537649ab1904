import type { ReactNode } from "react";
import { WebViewLinkHandler } from "@/components/bridge/web-view-link-handler";
import { DeviceProgressLoader } from "@/components/cards/device-progress-loader";
import { ConsentAndAnalytics } from "@/components/consent/consent-and-analytics";
import { PrivacyChoicesLine } from "@/components/consent/privacy-choices-line";
import { PreviewBanner, SkipLink } from "@/components/header/skip-link-and-preview-banner";
import { analyticsEventsPath } from "@/lib/analytics/event-batch-format.ts";
import { readOfferedLists } from "@/lib/channel/offered-lists.ts";
import { env } from "@/lib/env.ts";
import { noPageSegments } from "@/lib/urls/routes.ts";
import { getRequestData, getRequestI18n } from "@/app/request-data";

/** What stands around a page in the app's web view. */
export async function WebViewLayout({ children }: { children: ReactNode }) {
  const { visit, scripts } = await getRequestData();
  const { t } = await getRequestI18n();
  return (
    <>
      <link rel="stylesheet" href="/web-view.css" precedence="web-view" />
      <SkipLink t={t} />
      <ConsentAndAnalytics
        channel={visit?.channel}
        endpoint={env().analyticsUrl && analyticsEventsPath}
        scripts={scripts}
      />
      {visit && readOfferedLists(visit.channel).continueWatching && <DeviceProgressLoader />}
      {visit?.channel.mode === "staging" && (
        <div className="web-view-top">
          <PreviewBanner t={t} />
        </div>
      )}
      <main id="main" className="web-view waits" tabIndex={-1}>
        {children}
      </main>
      {visit && <PrivacyChoicesLine channel={visit.channel} />}
      <WebViewLinkHandler noPages={noPageSegments} />
    </>
  );
}
