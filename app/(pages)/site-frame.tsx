import type { ReactNode } from "react";
import { AbovePages } from "@/components/above-pages";
import { DeviceProgress } from "@/components/cards/device-progress";
import { ConsentPrompt } from "@/components/consent/consent-prompt";
import { SiteFooter } from "@/components/footer/footer";
import { SiteHeader } from "@/components/header/header";
import { Offline } from "@/components/offline/offline";
import { PreviewBanner, SkipLink } from "@/components/header/page-top";
import { Remote } from "@/components/remote/remote";
import { eventsPath } from "@/lib/analytics/event-tables.ts";
import { channelLists } from "@/lib/channel/lists.ts";
import { env } from "@/lib/env.ts";
import { PartBoundary } from "@/components/part-boundary";
import { requestData, requestI18n } from "@/app/request-data";

/** What stands around a page of the site. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const { visit, shell, currentPath, scripts } = await requestData();
  const { t } = await requestI18n();
  return (
    <>
      <SkipLink t={t} />
      <PartBoundary part="consent" instead={null}>
        <ConsentPrompt
          channel={visit?.channel}
          endpoint={env().analyticsUrl && eventsPath}
          scripts={scripts}
        />
      </PartBoundary>
      {visit && channelLists(visit.channel).continueWatching && <DeviceProgress />}
      {visit?.channel.mode === "staging" && <PreviewBanner t={t} />}
      {visit && <SiteHeader channel={visit.channel} header={shell?.header} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <AbovePages />
      {visit && (
        <PartBoundary part="footer">
          <SiteFooter
            channel={visit.channel}
            footer={shell?.footer}
            currentPath={currentPath}
            t={t}
          />
        </PartBoundary>
      )}
      {visit?.channel.mode === "live" && env().hasWorker && <Offline />}
      <Remote />
    </>
  );
}
