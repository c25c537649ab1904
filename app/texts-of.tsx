import type { ReactNode } from "react";
import { AdditionalTexts } from "@/components/additional-texts";
import { bcp47 } from "@/lib/contract/languages.ts";
import { type TextKind, loadBrowserTexts } from "@/lib/pages/texts.ts";
import { requestData } from "./request-data";

type Props = { kind: TextKind; children: ReactNode };

export async function PageTextsProvider({ kind, children }: Props) {
  const language = (await requestData()).visit?.language ?? "en";
  return (
    <AdditionalTexts locale={bcp47(language)} texts={await loadBrowserTexts(language, kind)}>
      {children}
    </AdditionalTexts>
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
