import { memo } from "react";
import { HydrateWhenVisible } from "../hydration/hydrate-when-visible";
import { Section, type SectionProps } from "./section";
import styles from "./section-list.module.css";

// Memo: a dehydrated row must not be given a new element, or React would hydrate it.
export const Row = memo(function Row(props: SectionProps) {
  const waits = props.index > 0;
  return (
    <HydrateWhenVisible waits={waits} className={waits ? styles.row : undefined}>
      <Section {...props} />
    </HydrateWhenVisible>
  );
});
