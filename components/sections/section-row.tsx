import { memo, useRef } from "react";
import { useAppSelector } from "@/store/hooks";
import { selectRow } from "@/store/sections/sections-slice";
import { HydrateWhenVisible } from "../hydration/hydrate-when-visible";
import { PartErrorBoundary } from "../part-error-boundary";
import { classNames } from "../ui/class-names";
import { SectionContent, type SectionProps } from "./section-content";
import styles from "./section-list.module.css";
import { useSavedRowHeight } from "./use-saved-row-height";

// Memo: a dehydrated row must not be given a new element, or React would hydrate it. One that fetches its items
// or gets its cards later is little HTML, and hydrates at once.
export const SectionRow = memo(function SectionRow(props: SectionProps) {
  const { pageKey, token, index, isRendered } = props;
  const personal = useAppSelector((state) => selectRow(state, pageKey, token)?.personal);
  const role = useAppSelector((state) => selectRow(state, pageKey, token)?.role);
  // It may have something for its viewer's group, and no room until then.
  const isEmptyOffer = useAppSelector((state) => {
    const row = selectRow(state, pageKey, token);
    return row?.role === "paywall" && row.items.length === 0;
  });
  const part = useRef<HTMLDivElement>(null);
  const height = useSavedRowHeight(part, pageKey, token);
  const tracked = useAppSelector((state) => selectRow(state, pageKey, token)?.track !== false);
  return (
    <HydrateWhenVisible
      part={part}
      height={height}
      section={tracked ? token : undefined}
      waits={index > 0 && isRendered && !personal && role !== "search" && !isEmptyOffer}
      className={classNames(index > 0 && !isEmptyOffer && styles.row, personal && styles.personal)}
      personal={personal}
    >
      <PartErrorBoundary part={`row ${token}`}>
        <SectionContent {...props} />
      </PartErrorBoundary>
    </HydrateWhenVisible>
  );
});
