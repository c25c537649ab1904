import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Row } from "@/store/sections/sections-slice";
import { Card } from "../../cards/card";
import { useCardLook } from "../../cards/use-card-look";
import { classNames } from "../../ui/class-names";
import { saveLayout, layoutOf } from "../saved-layout";
import styles from "./carousel-row.module.css";
import { RailTools } from "./rail-tools";
import { RowTail } from "./row-tail";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { useItems } from "./use-items";
import { useItemWindow } from "./use-item-window";
import { useRail } from "./use-rail";

const sizes = {
  wide: "auto,(min-width:940px) 34vw,84vw",
  "16:9": "auto,(min-width:940px) 24vw,70vw",
  "2:3": "auto,(min-width:940px) 16vw,40vw",
  "1:1": "auto,(min-width:940px) 16vw,40vw",
};

// Where the rail was when its page, or its place in a long page, was left.
function useSavedScroll(rail: RefObject<HTMLUListElement | null>, pageKey: string, token: string) {
  useLayoutEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const { scroll } = layoutOf(pageKey, token);
    const goBack = () => element.scrollTo({ left: scroll, behavior: "instant" });
    if (scroll) goBack();
    // WebKit scrolls nothing that `content-visibility` has not laid out yet; this is called once it is.
    const laidOut = new ResizeObserver(() => {
      goBack();
      laidOut.disconnect();
    });
    if (scroll && Math.abs(element.scrollLeft - scroll) > 1) laidOut.observe(element);
    const save = () => saveLayout(pageKey, token, { scroll: element.scrollLeft });
    element.addEventListener("scroll", save, { passive: true });
    return () => {
      laidOut.disconnect();
      element.removeEventListener("scroll", save);
    };
  }, [rail, pageKey, token]);
}

const doNothing = () => {};

// As many as fit into the window, and one more.
const fewCards = (ratio: Row["ratio"]) =>
  1 + Math.ceil(innerWidth / (ratio === "16:9" ? 250 : 150));

/** `few`: the row passes by. */
type Props = { pageKey: string; row: Row; few: boolean };

export function CarouselRow({ pageKey, row, few }: Props) {
  const rail = useRef<HTMLUListElement>(null);
  useSavedScroll(rail, pageKey, row.token);
  const { more, retry, choose } = useItems(pageKey, row);
  // After a failure only the button loads more: the next scroll would fail too.
  const { ends, step } = useRail(rail, row.items.length, row.status === "idle" ? more : doNothing);
  const { items, ratio, token } = row;
  const passes = few && !layoutOf(pageKey, token).scroll;
  const drawn = passes ? items.slice(0, fewCards(ratio)) : items;
  const draw = useItemWindow(rail, drawn.length);
  const wide = row.role === "live" && ratio === "16:9";
  // More than twice as fine as its box is seen by nobody, and costs a phone's line as much again.
  const maxWidth = wide || ratio !== "16:9" ? undefined : 640;
  const look = useCardLook(row, pageKey, sizes[wide ? "wide" : ratio], maxWidth);
  const others = items.length - drawn.length;
  return (
    <SectionFrame row={row} bleeds tools={<RailTools ends={ends} step={step} />}>
      <SectionTabs row={row} choose={choose} inset />
      <TabPanel row={row}>
        <ul
          ref={rail}
          className={classNames(styles.rail, wide && styles.wide)}
          data-ratio={row.ratio}
        >
          {draw(drawn, (card) => (
            <Card key={card.token} card={card} look={look} />
          ))}
          {others > 0 && <li aria-hidden="true" style={{ gridColumn: `span ${others}` }} />}
          <RowTail row={row} retry={row.items.length === 0 ? retry : more} />
        </ul>
      </TabPanel>
    </SectionFrame>
  );
}
