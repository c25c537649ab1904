import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { TextProvider } from "@/components/text-provider";
import { createTranslate, type Texts } from "@/lib/i18n/translate";
import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import { StoreProvider } from "@/store/store-provider";

export const texts: Texts = JSON.parse(readFileSync("public/lng/lang-en.json", "utf8"));
export const t = createTranslate("en", texts);
export const i18n = { t, locale: "en" };

/** Renders within the providers of every page: the English texts and a store. */
export function renderSite(children: ReactNode) {
  return render(
    <TextProvider locale="en" texts={texts}>
      <StoreProvider>{children}</StoreProvider>
    </TextProvider>,
  );
}

export const card = (token: string, extra: Partial<CardView> = {}): CardView => ({
  token,
  kind: "video",
  href: `/video/${token}`,
  title: `Film ${token}`,
  ...extra,
});

export const section = (token: string, extra: Partial<SectionView> = {}): SectionView => ({
  token,
  role: "content",
  layout: "carousel",
  ratio: "16:9",
  name: `Row ${token}`,
  items: [card(`${token}1`), card(`${token}2`)],
  ...extra,
});
