import { headers } from "next/headers";
import type { ReactNode } from "react";
import { LocalizeTimes } from "@/components/cards/localize-times";
import { EarlyPress } from "@/components/early-press/early-press";
import { SoftLinks } from "@/components/links/soft-links";
import { TextProvider } from "@/components/text-provider";
import { OwnerBody, OwnerHead } from "@/components/theme/owner-code";
import { Theme } from "@/components/theme/theme";
import { Toasts } from "@/components/toasts/toasts";
import { BrokenPictures } from "@/components/ui/broken-pictures";
import { bcp47 } from "@/lib/i18n/languages.ts";
import { textsFor } from "@/lib/i18n/texts.ts";
import { fullLoadSegments } from "@/lib/urls/routes.ts";
import { viewerHeaders } from "@/lib/viewer/internal-headers.ts";
import { StoreProvider } from "@/store/store-provider";
import { requestData } from "./request-data";
import { siteMetadata, siteViewport } from "./screens/site-metadata";
import "./styles/index.css";

// A host without a channel still gets a page that looks like something.
const neutral = { style: { theme: {} } };

export { siteMetadata as generateMetadata, siteViewport as generateViewport };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { visit, owner } = await requestData();
  const nonce = (await headers()).get(viewerHeaders.nonce) ?? undefined;
  const language = visit?.language ?? "en";
  return (
    <html lang={bcp47(language)} dir="ltr">
      <head>
        <Theme channel={visit?.channel ?? neutral} language={language} nonce={nonce} />
        <OwnerHead owner={owner} nonce={nonce} />
      </head>
      <body data-asleep="">
        <EarlyPress nonce={nonce} />
        <TextProvider locale={bcp47(language)} texts={await textsFor(language)}>
          <StoreProvider>
            {children}
            <Toasts />
          </StoreProvider>
          <SoftLinks fullLoad={fullLoadSegments} />
          <LocalizeTimes />
          <BrokenPictures />
        </TextProvider>
        <OwnerBody owner={owner} nonce={nonce} />
      </body>
    </html>
  );
}
