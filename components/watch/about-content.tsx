import type { Content, Playback } from "@/lib/contract/content";
import { filmDetails } from "@/lib/pages/film-details";
import { eventStateOf } from "@/lib/sections/card-view";
import { searchPath } from "@/lib/urls/search-url-params";
import { TextWithTime, timePlaceholder } from "../cards/text-with-time";
import { formatDuration } from "../cards/format-duration";
import { LocalTime } from "../cards/local-time";
import { ContentListToggles } from "../lists/content-list-toggles";
import { PlayerPanelToggle } from "../player/panel/player-panel-toggle";
import type { I18n } from "../text-provider";
import { ShareButton } from "./share-button";
import styles from "./about-content.module.css";
import { ContentDetails } from "./content-details";
import { isUpcomingEvent } from "./nothing-to-play-stage";

type Props = {
  content: Content;
  i18n: I18n;
  /** Whether it is this content that the stage shows: of an event it says there when it starts, or that it is on. */
  isStaged: boolean;
};

type AboutProps = Props & { playback: Playback | undefined; mobile?: boolean | undefined };

export function AboutContent({ content, i18n, playback, isStaged, mobile }: AboutProps) {
  const { name, description, thumbnail, stream_state, series } = content.input;
  const state = eventStateOf(content.input);
  const inSeries = series?.name.toLowerCase() ?? "";
  const keywords = content.input.keywords.filter((word) => !inSeries.includes(word.toLowerCase()));
  return (
    <div className={styles.about}>
      <h1 className={`display ${styles.title}`}>{name}</h1>
      <Facts content={content} i18n={i18n} isStaged={isStaged} />
      <div className={`row ${styles.actions}`}>
        <ContentListToggles
          item={{ token: content.token, title: name, picture: thumbnail }}
          state={state}
          hidesNotify={isStaged && isUpcomingEvent(content.input)}
        />
        <ShareButton title={name} image={thumbnail} timed={stream_state === "vod"} />
        {playback && <PlayerPanelToggle playback={playback} />}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <ContentDetails details={filmDetails(content, i18n, mobile)} />
      {keywords.length > 0 && (
        <ul className={styles.tags}>
          {keywords.map((keyword) => (
            <li key={keyword}>
              <a href={searchPath({ q: keyword }, mobile)}>{keyword}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ content, i18n: { t, locale }, isStaged }: Props) {
  const { name, topic, duration_s, published_at, start_time } = content.input;
  const state = eventStateOf(content.input);
  const isVod = state === undefined;
  return (
    <p className={styles.facts} suppressHydrationWarning>
      {state === "live" && !isStaged && <span>{t("liveNow")}</span>}
      {state === "cancelled" && !isStaged && <span>{t("cancelled")}</span>}
      {state === "cancelled" && start_time !== undefined && (
        <span>
          <s>
            <LocalTime time={start_time} locale={locale} />
          </s>
        </span>
      )}
      {state === "scheduled" && !isStaged && start_time !== undefined && (
        <span>
          {t("starts")} <LocalTime time={start_time} locale={locale} />
        </span>
      )}
      {isVod && duration_s !== undefined && <span>{formatDuration(duration_s, locale)}</span>}
      {topic && !name.toLowerCase().includes(topic.toLowerCase()) && <span>{topic}</span>}
      {state === "live" && isOfToday(start_time) && (
        <span>
          {t("started")} <LocalTime time={start_time} format="clock" locale={locale} />
        </span>
      )}
      {isVod && published_at !== undefined && (
        <span>
          <TextWithTime
            words={t("added", { date: timePlaceholder })}
            time={published_at}
            format="day"
            locale={locale}
          />
        </span>
      )}
    </p>
  );
}

// Of a stream that goes on for days, the time of day would say nothing.
function isOfToday(start: number | undefined): start is number {
  const age = Date.now() - (start ?? Number.NaN);
  return age >= 0 && age < 18 * 3_600_000;
}
