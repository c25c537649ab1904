import type { ReactNode } from "react";
import { AskConsent } from "@/components/consent/ask-consent";
import { PreviewBanner } from "@/components/header/preview-banner";
import { SkipLink } from "@/components/header/skip-link";
import { findings, speech } from "../findings";

export default async function MobileLayout({ children }: { children: ReactNode }) {
  const { visit } = await findings();
  const { t } = await speech();
  return (
    <>
      <SkipLink t={t} />
      <AskConsent channel={visit?.channel} />
      {visit?.channel.mode === "staging" && <PreviewBanner t={t} />}
      <main id="main" className="is-app" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
