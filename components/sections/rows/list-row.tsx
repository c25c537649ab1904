import type { CardView } from "@/lib/sections/card-view";
import { type CardOptions, CardPicture } from "../../cards/card";
import { CardCaptionMatch, CardMeta } from "../../cards/card-meta";
import { stateBadge } from "../../cards/card-badges";
import { cardTrackingAttributes } from "../../cards/card-tracking-attributes";
import cardStyles from "../../cards/card.module.css";
import { findSharedCardFacts, titleWithoutSeriesName } from "../../cards/shared-card-facts";
import { LocalTime } from "../../cards/local-time";
import { ListToggleButton } from "../../lists/list-toggle-button";
import { useAvailableLists } from "../../lists/channel-lists-provider";
import { CardQuickActions } from "../../lists/card-quick-actions";
import { useText } from "../../text-provider";
import { LinkButton } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { filledPlayerPlayIconPath } from "../../ui/icon-paths";
import { ItemsRow, type ItemsRowProps } from "./items-row";
import styles from "./list-row.module.css";

export function ListRow(props: ItemsRowProps) {
  const i18n = useText();
  const { items, ratio, personal, showDescription: described } = props.row;
  const hasTimes = items.some(({ state }) => state === "scheduled" || state === "cancelled");
  const common = findSharedCardFacts(props.row, props.pageKey);
  // The number before a picture is that of the episode.
  common.episodes = !hasTimes && items.every(({ series }, index) => series?.episode === index + 1);
  const options = {
    ...i18n,
    common,
    isDated: true,
    ratio,
    personal,
    described,
    sizes: "auto,184px",
  };
  return (
    <ItemsRow
      {...props}
      as="ol"
      className={styles.list}
      renderItem={(card, index) => (
        <ListRowItem
          key={card.token}
          card={card}
          options={options}
          lead={hasTimes ? "day" : index + 1}
        />
      )}
    />
  );
}

/**
 * `lead` is the number of the item. In a list that shows states and times in its place, it says whether the day stands
 * below the time, or over the items of one day.
 */
type Lead = number | "day" | "clock";

export function ListRowItem({
  card,
  options,
  lead,
}: {
  card: CardView;
  options: CardOptions;
  lead: Lead;
}) {
  const isContinued = options.personal === "continue_watching";
  const hasTimes = typeof lead === "string";
  const Title = lead === "clock" ? "h4" : "h3";
  const saysTime = hasTimes && card.state !== "cancelled";
  // A badge is wider than these pictures on phones; what it is now stands before the picture.
  const pictured = { ...card, badge: undefined, state: saysTime ? undefined : card.state };
  return (
    <li
      className={classNames(cardStyles.card, styles.item)}
      {...cardTrackingAttributes(card)}
      data-numbered={!hasTimes || undefined}
      data-continued={isContinued || undefined}
    >
      <CardPicture card={pictured} options={options} />
      <div className={styles.lead}>
        {hasTimes ? (
          <TimeLead card={card} options={options} isDated={lead === "day"} />
        ) : (
          <b className="display">{lead}</b>
        )}
      </div>
      <div className={styles.text}>
        <Title className={cardStyles.title}>
          <a href={card.href}>{titleWithoutSeriesName(card.title, options.common?.group)}</a>
        </Title>
        <CardMeta
          card={hasTimes ? withoutTime(card) : card}
          options={options}
          className={classNames(cardStyles.meta, styles.meta)}
        />
        {card.match && <CardCaptionMatch match={card.match} />}
        {options.described && card.description && (
          <p className={classNames(cardStyles.description, styles.description)}>
            {card.description}
          </p>
        )}
      </div>
      {isContinued || !hasTimes ? (
        <CardQuickActions card={card} personal={options.personal} inRow />
      ) : (
        <TimedAction card={card} options={options} />
      )}
    </li>
  );
}

// What is on now is played.
function TimedAction({ card, options }: { card: CardView; options: CardOptions }) {
  const [list] = useAvailableLists(card);
  const isLive = card.kind === "video" && card.state === "live";
  if (!isLive && !list) return null;
  return (
    <div className={styles.action}>
      {isLive ? (
        <LinkButton href={card.href} size="small" data-plays="">
          <Icon path={filledPlayerPlayIconPath} solid />
          <span>{options.t("play")}</span>
        </LinkButton>
      ) : (
        list && <ListToggleButton item={card} list={list} variant="outline" size="small" labelled />
      )}
    </div>
  );
}

// The time stands before the picture.
function withoutTime(card: CardView): CardView {
  return { ...card, startTime: undefined };
}

type TimeLeadProps = { card: CardView; options: CardOptions; isDated: boolean };

function TimeLead({ card, options, isDated }: TimeLeadProps) {
  const { state, startTime: time } = card;
  const Time = state === "cancelled" ? "s" : "span";
  if (state === "live" || time === undefined) return stateBadge(card, options);
  return (
    <>
      {state === "scheduled" && <span className="sr">{options.t("scheduled")}</span>}
      <b className="display">
        <Time>
          <LocalTime time={time} format="clock" locale={options.locale} />
        </Time>
      </b>
      {isDated && <LocalTime time={time} format="near-day" locale={options.locale} />}
    </>
  );
}
