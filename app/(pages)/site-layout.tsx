import type { ReactNode } from "react";
import { PersistentLayer } from "@/components/persistent-layer";
import { DeviceProgressLoader } from "@/components/cards/device-progress-loader";
import { ConsentAndAnalytics } from "@/components/consent/consent-and-analytics";
import { SiteFooter } from "@/components/footer/footer";
import { SiteHeader } from "@/components/header/header";
import { LazyOfflineSupport } from "@/components/offline/lazy-offline-support";
import { PreviewBanner, SkipLink } from "@/components/header/skip-link-and-preview-banner";
import { RemoteControlNavigation } from "@/components/tv-remote/remote-control-navigation";
import { analyticsEventsPath } from "@/lib/analytics/event-batch-format.ts";
import { readOfferedLists } from "@/lib/channel/offered-lists.ts";
import { env } from "@/lib/env.ts";
import { PartErrorBoundary } from "@/components/part-error-boundary";
import { getRequestData, getRequestI18n } from "@/app/request-data";

/** What stands around a page of the site. */
export async function SiteLayout({ children }: { children: ReactNode }) {
  const { visit, shell, currentPath, scripts } = await getRequestData();
  const { t } = await getRequestI18n();
  return (
    <>
      <SkipLink t={t} />
      <PartErrorBoundary part="consent" instead={null}>
        <ConsentAndAnalytics
          channel={visit?.channel}
          endpoint={env().analyticsUrl && analyticsEventsPath}
          scripts={scripts}
        />
      </PartErrorBoundary>
      {visit && readOfferedLists(visit.channel).continueWatching && <DeviceProgressLoader />}
      {visit?.channel.mode === "staging" && <PreviewBanner t={t} />}
      {visit && <SiteHeader channel={visit.channel} header={shell?.header} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PersistentLayer />
      {visit && (
        <PartErrorBoundary part="footer">
          <SiteFooter
            channel={visit.channel}
            footer={shell?.footer}
            currentPath={currentPath}
            t={t}
          />
        </PartErrorBoundary>
      )}
      {visit?.channel.mode === "live" && env().hasWorker && <LazyOfflineSupport />}
      <RemoteControlNavigation />
    </>
  );
}
