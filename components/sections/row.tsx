import { memo } from "react";
import { Hydrate } from "./hydrate";
import type { HeroVariant } from "@/lib/channel/theme-css";
import { Section } from "./section";

export type RowProps = {
  pageKey: string;
  token: string;
  index: number;
  variant: HeroVariant;
  /** True for the hero that is the page's h1. */
  titled: boolean;
};

// Memo: a row that sleeps must not be given a new element, or React would wake it.
export const Row = memo(function Row(props: RowProps) {
  return (
    <Hydrate when={props.index === 0 ? "once" : "near"}>
      <Section {...props} />
    </Hydrate>
  );
});
