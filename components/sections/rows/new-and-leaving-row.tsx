import { Fragment, type MouseEvent, useMemo, useSyncExternalStore } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { CardPicture, type CardOptions } from "../../cards/card";
import { CardMeta } from "../../cards/card-meta";
import cardStyles from "../../cards/card.module.css";
import { onNewDay } from "../../cards/on-new-day";
import { TextWithTime, timePlaceholder } from "../../cards/text-with-time";
import { cardTrackingAttributes } from "../../cards/card-tracking-attributes";
import { useCardOptions } from "../../cards/use-card-options";
import { CardQuickActions } from "../../lists/card-quick-actions";
import { buttonClass } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { getSavedRowLayout, saveRowLayout } from "../saved-row-layout";
import { RailRow, type RailRowProps } from "./rail-row";
import styles from "./new-and-leaving-row.module.css";

// Everything that comes and goes, the newest first: today opens the month, and what goes next closes it.
export function NewAndLeavingRow(props: RailRowProps) {
  const { row, pageKey } = props;
  // "Today" is another day then.
  useSyncExternalStore(onNewDay, utcToday, utcToday);
  const options = useCardOptions(row, pageKey, {
    sizes:
      "auto,(min-width:1600px) 9vw,(min-width:1200px) 15vw,(min-width:760px) 18vw,(min-width:480px) 31vw,46vw",
  });
  const items = useMemo(() => byArrival(row.items), [row.items]);
  const marksFree = isMostlyPaid(items);
  return (
    <RailRow
      {...props}
      few={false}
      items={items}
      className={classNames(styles.month, marksFree && styles.marksFree)}
      renderItem={(card, index) => (
        <Fragment key={card.token}>
          <Film card={card} options={options} marksFree={marksFree} />
          {index === items.length - 1 && index >= openFilms && (
            <Fold pageKey={pageKey} token={row.token} label={options.t("showMore")} />
          )}
        </Fragment>
      )}
    />
  );
}

/** Of a phone's lines of two or three, what stands above the fold: month-row.module.css counts them, too. */
const openFilms = 12;

// On a phone the films below the first lines are one press away, also without scripts.
function Fold({ pageKey, token, label }: { pageKey: string; token: string; label: string }) {
  const unfold = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    saveRowLayout(pageKey, token, { isUnfolded: true });
    const details = event.currentTarget.parentElement;
    details?.toggleAttribute("open", true);
    // The button goes, and its focus to what it has shown.
    const film = details?.closest("ul")?.children[openFilms];
    film?.querySelector("a")?.focus({ preventScroll: true });
  };
  return (
    <li className={styles.fold}>
      <details open={getSavedRowLayout(pageKey, token).isUnfolded}>
        <summary className={buttonClass({ variant: "outline" })} onClick={unfold}>
          {label}
        </summary>
      </details>
    </li>
  );
}

// Films without an arrival date are last.
function byArrival(items: CardView[]): CardView[] {
  const at = ({ availableFrom = 0 }: CardView) => availableFrom;
  return items.toSorted((a, b) => at(b) - at(a));
}

// The rarer state is marked: where more films are locked than open, the free ones.
function isMostlyPaid(items: CardView[]): boolean {
  return 2 * items.filter(({ access }) => access === "paywall").length > items.length;
}

const dateGap = { date: timePlaceholder };
const soonMs = 3 * 24 * 3_600_000;
const isLeaving = (until: number | undefined) =>
  until !== undefined && until - Date.now() < soonMs ? "" : undefined;

type FilmProps = { card: CardView; options: CardOptions; marksFree: boolean };

function Film({ card, options, marksFree }: FilmProps) {
  const { title, href, availableFrom: from, availableUntil: until } = card;
  const { t, locale } = options;
  const free = marksFree && !card.access && !card.state ? t("free") : undefined;
  return (
    <li className={classNames(cardStyles.card, styles.film)} {...cardTrackingAttributes(card)}>
      <CardPicture card={{ ...card, badge: undefined }} options={options} />
      <h3 className={cardStyles.title}>
        <a href={href}>{title}</a>
      </h3>
      <CardMeta
        card={card}
        options={options}
        first={
          free && (
            <b key="free" className={styles.free}>
              {free}
            </b>
          )
        }
        className={cardStyles.meta}
      />
      {(from ?? until) !== undefined && (
        <p className={styles.stay}>
          {from !== undefined && (
            <span className={classNames("display", styles.arrival)}>
              <Arrival from={from} options={options} />
            </span>
          )}{" "}
          {until !== undefined && (
            // Midnight may lie between the server's drawing and the browser's.
            <span className={styles.until} data-leaving={isLeaving(until)} suppressHydrationWarning>
              <TextWithTime
                words={t("availableUntil", dateGap)}
                time={until}
                format="day"
                locale={locale}
              />
            </span>
          )}
        </p>
      )}
      <CardQuickActions card={card} personal={options.personal} />
    </li>
  );
}

const dayMs = 24 * 3_600_000;
const dayOf = (time: number) => Math.floor(time / dayMs);

// Days of UTC, as the server counts them: the browser renders the same.
const utcToday = () => dayOf(Date.now());
const daysFromToday = (time: number) => dayOf(time) - utcToday();

function Arrival({ from, options: { t, locale } }: { from: number; options: CardOptions }) {
  const days = daysFromToday(from);
  const isNear = days === 0 || days === -1;
  return (
    <TextWithTime
      words={t("availableFrom", dateGap)}
      time={from}
      format="day"
      locale={locale}
      isSpoken
    >
      {isNear ? (
        <time dateTime={new Date(from).toISOString()} data-near={days} suppressHydrationWarning>
          {new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day")}
        </time>
      ) : undefined}
    </TextWithTime>
  );
}
