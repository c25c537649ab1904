import type { ReactNode } from "react";
import { AdditionalTextsProvider } from "@/components/additional-texts-provider";
import { bcp47 } from "@/lib/contract/languages.ts";
import { type TextKeyGroup, loadBrowserTexts } from "@/lib/pages/load-texts.ts";
import { getRequestData } from "./request-data";

type Props = { kind: TextKeyGroup; children: ReactNode };

export async function PageTextsProvider({ kind, children }: Props) {
  const language = (await getRequestData()).visit?.language ?? "en";
  return (
    <AdditionalTextsProvider
      locale={bcp47(language)}
      texts={await loadBrowserTexts(language, kind)}
    >
      {children}
    </AdditionalTextsProvider>
  );
}

/** Pages of payments bring the texts of forms, which the account has too. */
export function PaymentTextsProvider({ children }: { children: ReactNode }) {
  return (
    <PageTextsProvider kind="account">
      <PageTextsProvider kind="payment">{children}</PageTextsProvider>
    </PageTextsProvider>
  );
}
