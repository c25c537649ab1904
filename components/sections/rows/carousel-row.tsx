import { useRef } from "react";
import type { Row } from "@/store/sections/sections-slice";
import { Card } from "../../cards/card";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import styles from "./carousel-row.module.css";
import { RailTools } from "./rail-tools";
import { RowTail } from "./row-tail";
import { SectionFrame } from "./section-frame";
import { SectionTabs, TabPanel } from "./section-tabs";
import { useItems } from "./use-items";
import { useRail } from "./use-rail";

const sizes = {
  wide: "auto,(min-width:940px) 34vw,84vw",
  "16:9": "auto,(min-width:940px) 24vw,70vw",
  "2:3": "auto,(min-width:940px) 16vw,40vw",
  "1:1": "auto,(min-width:940px) 16vw,40vw",
};

const doNothing = () => {};

export function CarouselRow({ pageKey, row }: { pageKey: string; row: Row }) {
  const i18n = useText();
  const rail = useRef<HTMLUListElement>(null);
  const { more, retry, choose } = useItems(pageKey, row);
  // After a failure only the button loads more: the next scroll would fail too.
  const { ends, step } = useRail(rail, row.items.length, row.status === "idle" ? more : doNothing);
  const wide = row.role === "live" && row.ratio === "16:9";
  const look = { ...i18n, ratio: row.ratio, sizes: sizes[wide ? "wide" : row.ratio] };
  return (
    <SectionFrame row={row} bleeds tools={<RailTools ends={ends} step={step} />}>
      <SectionTabs row={row} choose={choose} inset />
      <TabPanel row={row}>
        <ul
          ref={rail}
          className={classNames(styles.rail, wide && styles.wide)}
          data-ratio={row.ratio}
        >
          {row.items.map((card) => (
            <Card key={card.token} card={card} look={look} />
          ))}
          <RowTail row={row} retry={row.items.length === 0 ? retry : more} />
        </ul>
      </TabPanel>
    </SectionFrame>
  );
}
