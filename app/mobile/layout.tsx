import type { ReactNode } from "react";
import { AskConsent } from "@/components/consent/ask-consent";
import { findings } from "../findings";

export default async function MobileLayout({ children }: { children: ReactNode }) {
  const { visit } = await findings();
  return (
    <>
      <AskConsent channel={visit?.channel} />
      <main id="main" className="is-app" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
