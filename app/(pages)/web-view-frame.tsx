import type { ReactNode } from "react";
import { WebViewLinks } from "@/components/bridge/web-view-links";
import { DeviceProgress } from "@/components/cards/device-progress";
import { ConsentPrompt } from "@/components/consent/consent-prompt";
import { ChoicesLine } from "@/components/consent/choices-line";
import { PreviewBanner, SkipLink } from "@/components/header/page-top";
import { eventsPath } from "@/lib/analytics/event-tables.ts";
import { channelLists } from "@/lib/channel/lists.ts";
import { env } from "@/lib/env.ts";
import { noPageSegments } from "@/lib/urls/routes.ts";
import { requestData, requestI18n } from "@/app/request-data";

/** What stands around a page in the app's web view. */
export async function WebViewFrame({ children }: { children: ReactNode }) {
  const { visit, scripts } = await requestData();
  const { t } = await requestI18n();
  return (
    <>
      <link rel="stylesheet" href="/web-view.css" precedence="web-view" />
      <SkipLink t={t} />
      <ConsentPrompt
        channel={visit?.channel}
        endpoint={env().analyticsUrl && eventsPath}
        scripts={scripts}
      />
      {visit && channelLists(visit.channel).continueWatching && <DeviceProgress />}
      {visit?.channel.mode === "staging" && (
        <div className="web-view-top">
          <PreviewBanner t={t} />
        </div>
      )}
      <main id="main" className="web-view waits" tabIndex={-1}>
        {children}
      </main>
      {visit && <ChoicesLine channel={visit.channel} />}
      <WebViewLinks noPages={noPageSegments} />
    </>
  );
}
