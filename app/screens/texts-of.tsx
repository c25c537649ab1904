import type { ReactNode } from "react";
import { MoreTexts } from "@/components/more-texts";
import { bcp47 } from "@/lib/i18n/languages.ts";
import { type TextKind, textsFor } from "@/lib/i18n/texts.ts";
import { findings } from "../findings";

type Props = { kind: TextKind; children: ReactNode };

export async function TextsOf({ kind, children }: Props) {
  const language = (await findings()).visit?.language ?? "en";
  return (
    <MoreTexts locale={bcp47(language)} texts={await textsFor(language, kind)}>
      {children}
    </MoreTexts>
  );
}
