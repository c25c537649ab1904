import { useMemo } from "react";
import type { RowState } from "@/store/sections/sections-slice";
import { useText } from "../text-provider";
import type { CardOptions } from "./card";
import { findSharedCardFacts } from "./shared-card-facts";

// How the cards of a row look: the same object until it changes, so that only new cards are drawn.
export function useCardOptions(
  row: RowState,
  pageKey: string,
  { sizes, maxWidth, described }: Pick<CardOptions, "sizes" | "maxWidth" | "described">,
): CardOptions {
  const i18n = useText();
  const { personal, ratio } = row;
  const { signIn, group } = findSharedCardFacts(row, pageKey);
  return useMemo(
    () => ({ ...i18n, common: { signIn, group }, personal, ratio, sizes, maxWidth, described }),
    [i18n, signIn, group, personal, ratio, sizes, maxWidth, described],
  );
}
