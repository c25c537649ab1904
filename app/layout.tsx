import { headers } from "next/headers";
import type { ReactNode } from "react";
import { LocalizeTimes } from "@/components/cards/localize-times";
import { ChannelListsProvider } from "@/components/lists/channel-lists-provider";
import { ReportErrors } from "@/components/errors/report-errors";
import { ClickReplay } from "@/components/hydration/click-replay";
import { RememberUrlLanguage } from "@/components/language/remember-url-language";
import { ClientSideNavigation } from "@/components/links/client-side-navigation";
import { InlinePageScript } from "@/components/inline-page-script";
import { PartErrorIsolationProvider } from "@/components/part-error-boundary";
import { TextProvider } from "@/components/text-provider";
import { OwnerBodyCode, OwnerHeadCode } from "@/components/theme/owner-code";
import { ThemeVariables } from "@/components/theme/theme";
import { ToastRegion } from "@/components/toasts/toast-region";
import { BrokenPictureListener } from "@/components/ui/broken-picture-listener";
import { buildId } from "@/lib/pages/build-id.ts";
import { clientErrorLimits } from "@/lib/contract/client-error-limits.ts";
import { env } from "@/lib/env.ts";
import { bcp47 } from "@/lib/contract/languages.ts";
import { loadBrowserTexts } from "@/lib/pages/load-texts.ts";
import { gatherErrors } from "@/lib/page-scripts/gather-errors.ts";
import { consentKey } from "@/lib/consent/saved-consent.ts";
import { recordClicksBeforeHydration } from "@/lib/page-scripts/record-clicks-before-hydration.ts";
import { offeredListsOrNone } from "@/lib/channel/offered-lists.ts";
import { createInlineScriptText } from "@/lib/page-scripts/inline-script.ts";
import { reserveConsentSpace } from "@/lib/page-scripts/reserve-consent-space.ts";
import { reserveRowSpace } from "@/lib/page-scripts/reserve-rows.ts";
import { detectTv } from "@/lib/page-scripts/detect-tv.ts";
import { restoreServedPageUrl } from "@/lib/page-scripts/restore-served-page-url.ts";
import { consoleFrameAncestor } from "@/lib/front/rendering/content-security-policy.ts";
import { requestHost } from "@/lib/pages/viewer-request.ts";
import { fullLoadSegments } from "@/lib/urls/routes.ts";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers.ts";
import { StoreProvider } from "@/store/store-provider";
import { isWebViewRequest, getRequestData } from "./request-data";
import { siteMetadata, siteViewport } from "./metadata";
import "./styles/index.css";

const clickReplay = createInlineScriptText(recordClicksBeforeHydration);
const errorScript = createInlineScriptText(gatherErrors, clientErrorLimits.page);
const addressScript = createInlineScriptText(restoreServedPageUrl);
const rowsReserved = createInlineScriptText(reserveRowSpace);
const consentReserved = createInlineScriptText(reserveConsentSpace, consentKey);
const tvScript = createInlineScriptText(detectTv, "/tv.css");

// A host without a channel still gets a page that looks like something.
const neutral = { style: { theme: {} } };

export { siteMetadata as generateMetadata, siteViewport as generateViewport };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { visit, owner } = await getRequestData();
  const requestHeaders = await headers();
  const nonce = requestHeaders.get(internalRequestHeaders.nonce) ?? undefined;
  const isApart = requestHeaders.has(internalRequestHeaders.apart);
  const hydrateAll = env().optimisationsOff.includes("lazy-hydration");
  const language = visit?.language ?? "en";
  // Without a channel there is no owner to report errors to.
  const reportsErrors = visit !== undefined && env().clientErrorsUrl !== undefined;
  return (
    <html lang={bcp47(language)} dir="ltr" data-hydrate={hydrateAll ? "all" : undefined}>
      <head>
        {reportsErrors && <InlinePageScript text={errorScript} early />}
        <InlinePageScript text={addressScript} early />
        <InlinePageScript text={tvScript} early />
        <InlinePageScript of="click-replay" text={clickReplay} early />
        <InlinePageScript of="reserve-rows" text={rowsReserved} early />
        {visit?.channel.settings.trackingConsent === "opt-in" && (
          <InlinePageScript text={consentReserved} early />
        )}
        <ThemeVariables channel={visit?.channel ?? neutral} language={language} />
        <link rel="stylesheet" href="/print.css" media="print" />
        <OwnerHeadCode owner={owner} nonce={nonce} />
      </head>
      <body data-dehydrated="" data-simulator={await simulatorOrigin(requestHeaders)}>
        <ClickReplay />
        <TextProvider locale={bcp47(language)} texts={await loadBrowserTexts(language)}>
          <StoreProvider>
            <ChannelListsProvider {...offeredListsOrNone(visit?.channel)}>
              {isApart ? (
                <PartErrorIsolationProvider>{children}</PartErrorIsolationProvider>
              ) : (
                children
              )}
            </ChannelListsProvider>
            <ToastRegion />
          </StoreProvider>
          <ClientSideNavigation fullLoad={fullLoadSegments} />
          <RememberUrlLanguage />
          <LocalizeTimes />
          <BrokenPictureListener />
          {reportsErrors && <ReportErrors build={buildId()} />}
        </TextProvider>
        <OwnerBodyCode owner={owner} nonce={nonce} />
      </body>
    </html>
  );
}

// The only origin, other than an app, that may receive the page's messages: the origin that the front allows to frame it.
async function simulatorOrigin(requestHeaders: Headers): Promise<string | undefined> {
  if (!(await isWebViewRequest())) return undefined;
  return consoleFrameAncestor("/mobile", requestHost(requestHeaders), env().consolePort);
}
