import { memo } from "react";
import { Hydrate } from "./hydrate";
import { Section, type SectionProps } from "./section";

// Memo: a row that sleeps must not be given a new element, or React would wake it.
export const Row = memo(function Row(props: SectionProps) {
  return (
    <Hydrate when={props.index === 0 ? "once" : "near"}>
      <Section {...props} />
    </Hydrate>
  );
});
