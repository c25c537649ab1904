import { headers } from "next/headers";
import type { ReactNode } from "react";
import { LocalizeTimes } from "@/components/cards/localize-times";
import { OfferedLists } from "@/components/lists/offered-lists";
import { ReportErrors } from "@/components/errors/report-errors";
import { ClickReplay } from "@/components/hydration/click-replay";
import { SoftLinks } from "@/components/links/soft-links";
import { PageScript } from "@/components/page-script";
import { PartsApart } from "@/components/part-boundary";
import { TextProvider } from "@/components/text-provider";
import { OwnerBody, OwnerHead } from "@/components/theme/owner-code";
import { ThemeVariables } from "@/components/theme/theme";
import { Toasts } from "@/components/toasts/toasts";
import { BrokenPictures } from "@/components/ui/broken-pictures";
import { buildId } from "@/lib/pages/build-id.ts";
import { clientErrorLimits } from "@/lib/contract/client-error-limits.ts";
import { env } from "@/lib/env.ts";
import { bcp47 } from "@/lib/contract/languages.ts";
import { loadBrowserTexts } from "@/lib/pages/texts.ts";
import { gatherErrors } from "@/lib/page-scripts/gather-errors.ts";
import { consentKey } from "@/lib/consent/saved-consent.ts";
import { holdPresses } from "@/lib/page-scripts/hold-presses.ts";
import { offeredLists } from "@/lib/channel/lists.ts";
import { inlineScript } from "@/lib/page-scripts/inline-script.ts";
import { reserveConsentSpace } from "@/lib/page-scripts/reserve-consent.ts";
import { reserveRowSpace } from "@/lib/page-scripts/reserve-rows.ts";
import { detectTv } from "@/lib/page-scripts/detect-tv.ts";
import { restoreSentAddress } from "@/lib/page-scripts/true-address.ts";
import { consoleFrameAncestor } from "@/lib/front/rendering/content-security-policy.ts";
import { requestHost } from "@/lib/pages/visit.ts";
import { fullLoadSegments } from "@/lib/urls/routes.ts";
import { internalRequestHeaders } from "@/lib/viewer/internal-headers.ts";
import { StoreProvider } from "@/store/store-provider";
import { isWebViewRequest, requestData } from "./request-data";
import { siteMetadata, siteViewport } from "./metadata";
import "./styles/index.css";

const clickReplay = inlineScript(holdPresses);
const errorScript = inlineScript(gatherErrors, clientErrorLimits.page);
const addressScript = inlineScript(restoreSentAddress);
const rowsReserved = inlineScript(reserveRowSpace);
const consentReserved = inlineScript(reserveConsentSpace, consentKey);
const tvScript = inlineScript(detectTv, "/tv.css");

// A host without a channel still gets a page that looks like something.
const neutral = { style: { theme: {} } };

export { siteMetadata as generateMetadata, siteViewport as generateViewport };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { visit, owner } = await requestData();
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
        {reportsErrors && <PageScript text={errorScript} early />}
        <PageScript text={addressScript} early />
        <PageScript text={tvScript} early />
        <PageScript of="click-replay" text={clickReplay} early />
        <PageScript of="reserve-rows" text={rowsReserved} early />
        {visit?.channel.settings.trackingConsent === "opt-in" && (
          <PageScript text={consentReserved} early />
        )}
        <ThemeVariables channel={visit?.channel ?? neutral} language={language} />
        <link rel="stylesheet" href="/print.css" media="print" />
        <OwnerHead owner={owner} nonce={nonce} />
      </head>
      <body data-dehydrated="" data-simulator={await simulatorOrigin(requestHeaders)}>
        <ClickReplay />
        <TextProvider locale={bcp47(language)} texts={await loadBrowserTexts(language)}>
          <StoreProvider>
            <OfferedLists {...offeredLists(visit?.channel)}>
              {isApart ? <PartsApart>{children}</PartsApart> : children}
            </OfferedLists>
            <Toasts />
          </StoreProvider>
          <SoftLinks fullLoad={fullLoadSegments} />
          <LocalizeTimes />
          <BrokenPictures />
          {reportsErrors && <ReportErrors build={buildId()} />}
        </TextProvider>
        <OwnerBody owner={owner} nonce={nonce} />
      </body>
    </html>
  );
}

// The only origin, other than an app, that may receive the page's messages: the origin that the front allows to frame it.
async function simulatorOrigin(requestHeaders: Headers): Promise<string | undefined> {
  if (!(await isWebViewRequest())) return undefined;
  return consoleFrameAncestor("/mobile", requestHost(requestHeaders), env().consolePort);
}
