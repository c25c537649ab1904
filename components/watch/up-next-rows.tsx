import type { Content } from "@/lib/contract/content";
import { type CardView, toCardView } from "@/lib/sections/card-view";
import { cardWithWebViewLink } from "@/lib/sections/web-view-links";
import { CardMeta, type CardFactsOptions } from "../cards/card-meta";
import { CardPicture } from "../cards/card";
import { titleWithoutSeriesName } from "../cards/shared-card-facts";
import type { I18n } from "../text-provider";
import { Icon } from "../ui/icon";
import { chevronDownIconPath } from "../ui/icon-paths";
import styles from "./up-next-rows.module.css";
import type { SeriesPosition } from "@/lib/contract/sections";

type Props = { content: Content; mobile: boolean | undefined; i18n: I18n };

const maxItems = 6;
const openRows = 3;

// Of a series it also says where one is: in words, and by the row of the episode itself.
export function UpNextRows({ content, mobile, i18n }: Props) {
  const { series } = content.input;
  if (content.next.length === 0) return null;
  const place = series && seriesPositionText(series, i18n);
  // The line above the rows says the series.
  const options = { ...i18n, common: place ? { group: series.name } : {} };
  const untitled = i18n.t("untitled");
  const cards = content.next.slice(0, maxItems).map((item) => toCardView(item, { untitled }));
  const rows = cards.map((card) => (
    <Row key={card.token} card={mobile ? cardWithWebViewLink(card) : card} options={options} />
  ));
  if (place) rows.unshift(<Row key="current" card={cardOf(content)} isCurrent options={options} />);
  // One hidden row would take no more room than the button that shows it.
  const shown = rows.length > openRows + 1 ? openRows : rows.length;
  return (
    <section aria-labelledby="up-next">
      <h2 id="up-next" className={`display ${styles.heading}`}>
        {i18n.t("upNext")}
      </h2>
      {place && <p className={styles.place}>{place}</p>}
      <ul className={styles.rows}>{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className={styles.more}>
          <summary>
            <span className={styles.closed}>{i18n.t("showMore")}</span>
            <span className={styles.open}>{i18n.t("showLess")}</span>
            <Icon path={chevronDownIconPath} />
          </summary>
          <ul className={styles.rows}>{rows.slice(shown)}</ul>
        </details>
      )}
    </section>
  );
}

type RowProps = { card: CardView; isCurrent?: boolean; options: CardFactsOptions };

function Row({ card, isCurrent, options }: RowProps) {
  const title = titleWithoutSeriesName(card.title, options.common?.group);
  return (
    <li className={styles.row} aria-current={isCurrent}>
      <CardPicture card={card} options={{ ...options, ratio: "16:9", sizes: "168px" }} />
      <div>
        <h3 className={styles.title}>{isCurrent ? title : <a href={card.href}>{title}</a>}</h3>
        {isCurrent ? (
          <p className={styles.current}>
            <span>{options.t("pathHere")}</span>
            <span>{options.t("playerOnNow")}</span>
          </p>
        ) : (
          <CardMeta card={card} options={options} className={styles.meta} />
        )}
      </div>
    </li>
  );
}

function cardOf({ token, input }: Content): CardView {
  const { name, thumbnail, art, duration_s } = input;
  return toCardView({ token, type: "video", input: { name, thumbnail, art, duration_s } });
}

// "Blue Hour · Episode 3 of 8"
export function seriesPositionText(
  series: SeriesPosition,
  { t }: Pick<I18n, "t">,
): string | undefined {
  const { name, season, episode, episodes, unit } = series;
  if (episode === undefined || episodes === undefined) return undefined;
  const numbers = { episode, episodes };
  if (unit === "lesson") return `${name} · ${t("playerLessonOf", numbers)}`;
  if (unit === "part") return `${name} · ${t("playerPartOf", numbers)}`;
  if (season === undefined) return `${name} · ${t("playerEpisodeOf", numbers)}`;
  return `${name} · ${t("playerSeasonEpisodeOf", { season, ...numbers })}`;
}
