"use client";

import type { CardView } from "@/lib/sections/card-view";
import type { SectionView } from "@/lib/sections/section-view";
import type { ListName } from "@/store/lists/list-toggle";
import glyphs from "./list-glyph.module.css";
import { useLazyModule } from "../ui/use-lazy-module";
import { useAvailableLists } from "./channel-lists-provider";
import styles from "./card-quick-actions.module.css";
import { useListToggle } from "./use-list-toggle";

type Props = {
  card: CardView;
  personal: SectionView["personal"];
  /** At the end of a row of a list. */
  inRow?: boolean;
};

// The actions of a card, over its picture; by touch beside its title.
export function CardQuickActions({ card, personal, inRow }: Props) {
  const [list] = useAvailableLists(card);
  const isContinued = personal === "continue_watching" && card.kind === "video";
  const later = useLazyModule(isContinued, () => import("./continue-watching-actions"));
  if (!list && !isContinued) return null;
  return (
    <div
      {...(inRow ? { className: styles.inRow } : { className: styles.actions, "data-actions": "" })}
    >
      {isContinued && later && <later.ContinueWatchingActions card={card} />}
      {list && <QuickToggle card={card} list={list} />}
    </div>
  );
}

function QuickToggle({ card, list }: { card: CardView; list: ListName }) {
  const { isOn, press, add, remove } = useListToggle(card, list);
  return (
    <button
      type="button"
      className={`${glyphs.glyph} ${styles.action}`}
      data-list={list}
      data-on={isOn || undefined}
      aria-label={isOn ? remove : add}
      onClick={press}
    />
  );
}
