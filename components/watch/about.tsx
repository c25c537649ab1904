import type { Content, Playback } from "@/lib/contract/content";
import { formatDuration } from "../cards/format-duration";
import { LocalTime } from "../cards/local-time";
import { PanelToggle } from "../player/panel/panel-toggle";
import type { I18n } from "../text-provider";
import { ShareButton } from "./share-button";
import styles from "./about.module.css";

type Props = { content: Content; i18n: I18n };

export function About({ content, i18n, playback }: Props & { playback?: Playback }) {
  const { name, description, keywords, thumbnail, stream_state } = content.input;
  return (
    <div className={styles.about}>
      <h1 className={`display ${styles.title}`}>{name}</h1>
      <Facts content={content} i18n={i18n} />
      <div className="row">
        <ShareButton title={name} image={thumbnail} timed={stream_state === "vod"} />
        {playback && <PanelToggle playback={playback} />}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {keywords.length > 0 && (
        <ul className={styles.tags}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Facts({ content, i18n: { t, locale } }: Props) {
  const { stream_state: state, duration_s, published_at, start_time } = content.input;
  const isVod = state === "vod";
  return (
    <p className={styles.facts} suppressHydrationWarning>
      {state === "live" && <span>{t("liveNow")}</span>}
      {state === "scheduled" && start_time !== undefined && (
        <span>
          {t("starts")} <LocalTime time={start_time} locale={locale} />
        </span>
      )}
      {isVod && duration_s !== undefined && <span>{formatDuration(duration_s, locale)}</span>}
      {isVod && published_at !== undefined && (
        <span>
          <LocalTime time={published_at} format="day" locale={locale} />
        </span>
      )}
    </p>
  );
}
