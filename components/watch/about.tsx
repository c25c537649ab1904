import type { Content, Playback } from "@/lib/contract/content";
import { formatDuration } from "../cards/format";
import { Moment } from "../cards/moment";
import { PanelToggle } from "../player/panel/panel-toggle";
import type { Speech } from "../text-provider";
import { ShareButton } from "./share-button";
import styles from "./about.module.css";

type Props = { content: Content; speech: Speech };

export function About({ content, speech, playback }: Props & { playback?: Playback }) {
  const { name, description, keywords, thumbnail, stream_state } = content.input;
  return (
    <div className={styles.about}>
      <h1 className={`display ${styles.title}`}>{name}</h1>
      <Facts content={content} speech={speech} />
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

function Facts({ content, speech: { t, locale } }: Props) {
  const { stream_state: state, duration_s, published_at, start_time } = content.input;
  const isVod = state === "vod";
  return (
    <p className={styles.facts} suppressHydrationWarning>
      {state === "live" && <span>{t("liveNow")}</span>}
      {state === "scheduled" && start_time !== undefined && (
        <span>
          {t("starts")} <Moment time={start_time} locale={locale} />
        </span>
      )}
      {isVod && duration_s !== undefined && <span>{formatDuration(duration_s, locale)}</span>}
      {isVod && published_at !== undefined && (
        <span>
          <Moment time={published_at} form="day" locale={locale} />
        </span>
      )}
    </p>
  );
}
