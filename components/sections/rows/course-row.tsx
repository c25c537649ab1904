import { useRef } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { type CardOptions, CardPicture } from "../../cards/card";
import { CardMeta } from "../../cards/card-meta";
import cardStyles from "../../cards/card.module.css";
import { findSharedCardFacts, titleWithoutSeriesName } from "../../cards/shared-card-facts";
import { formatDuration } from "../../cards/format-duration";
import { cardTrackingAttributes } from "../../cards/card-tracking-attributes";
import { CardQuickActions } from "../../lists/card-quick-actions";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { CourseSidebar, hasOnlyPageItems, useCourseSidebar } from "./course-sidebar";
import type { RailRowProps } from "./rail-row";
import { RowLoadingOrRetry } from "./row-loading-or-retry";
import { SectionFrame } from "./section-frame";
import { SectionTabs, SectionTabPanel } from "./section-tabs";
import { ShowMore } from "./show-more";
import { useRowItems } from "./use-row-items";
import { useVirtualizedItems } from "./use-virtualized-items";
import stations from "./milestones-and-course-rows.module.css";
import styles from "./course-row.module.css";

// What is followed from the first to the last, beside its heading. Pages among its items, as of who teaches it, have
// no number, and stand beside the lessons where there is room. Where the viewer is follows from the progress on the
// pictures (stations.module.css).
export function CourseRow({ pageKey, row }: RailRowProps) {
  const i18n = useText();
  const list = useRef<HTMLOListElement>(null);
  const { more, retry, choose } = useRowItems(pageKey, row);
  const { items, ratio, showDescription: described } = row;
  const renderItems = useVirtualizedItems(list, items.length);
  // The number before a picture is that of the episode.
  const common = { ...findSharedCardFacts(row, pageKey), episodes: true };
  const options = { ...i18n, common, ratio, described, sizes: "auto,128px" };
  const groups = groupsOf(items);
  const isTeachers = hasOnlyPageItems(row);
  const beside = useCourseSidebar(pageKey);
  return (
    <div className={classNames(styles.course, beside && isTeachers && styles.withTeachers)}>
      <SectionFrame
        row={row}
        tools={
          beside?.lessons.token === row.token && <CourseSidebar {...beside} options={options} />
        }
      >
        <div>
          <SectionTabs row={row} choose={choose} />
          <SectionTabPanel row={row}>
            <ol ref={list} className={styles.list} data-ratio={ratio}>
              {renderItems(items, (card, index) => (
                <Item key={card.token} card={card} options={options} number={index + 1}>
                  {groups?.has(index) && (
                    <div className={styles.group}>
                      <h3 className="display">{card.series?.group}</h3>
                      <p>{formatDuration(groups.get(index) ?? 0, i18n.locale)}</p>
                    </div>
                  )}
                </Item>
              ))}
              <RowLoadingOrRetry row={row} retry={items.length === 0 ? retry : undefined} />
            </ol>
          </SectionTabPanel>
          <ShowMore byScroll={false} list={list} of={row} more={more} />
        </div>
      </SectionFrame>
    </div>
  );
}

type ItemProps = {
  card: CardView;
  options: CardOptions;
  number: number;
  children: React.ReactNode;
};

function Item({ card, options, number, children }: ItemProps) {
  const { t } = options;
  const isPage = card.kind === "page";
  const Title = options.common?.episodes && card.series?.group ? "h4" : "h3";
  return (
    <li
      className={classNames(cardStyles.card, styles.item, isPage ? styles.page : stations.stop)}
      {...cardTrackingAttributes(card)}
    >
      {children}
      {!isPage && <b className={classNames("display", stations.disc, styles.number)}>{number}</b>}
      {/* A badge is wider than these pictures. */}
      <CardPicture card={{ ...card, badge: undefined }} options={options} />
      <div className={styles.text}>
        <Title className={classNames(cardStyles.title, isPage && "display")}>
          <a href={card.href}>{titleWithoutSeriesName(card.title, options.common?.group)}</a>
        </Title>
        <div className={styles.facts}>
          <CardMeta card={card} options={options} className={cardStyles.meta} />
          {!isPage && <p className={classNames(stations.label, styles.reached)}>{t("pathHere")}</p>}
        </div>
        {options.described && card.description && (
          <p className={cardStyles.description}>{card.description}</p>
        )}
      </div>
      <CardQuickActions card={card} personal={undefined} inRow />
    </li>
  );
}

// The items that a group of one series begins with, and how many seconds it lasts; none where items of others are
// among them.
function groupsOf(items: CardView[]): Map<number, number> | undefined {
  const [first] = items;
  const isOne = items.every(({ series }) => series?.group && series.token === first?.series?.token);
  if (!isOne) return undefined;
  const groups = new Map<number, number>();
  let start = 0;
  for (const [index, { series, durationS = 0 }] of items.entries()) {
    if (series?.group !== items[start]?.series?.group) start = index;
    groups.set(start, (groups.get(start) ?? 0) + durationS);
  }
  return groups;
}
