import type { Content } from "@/lib/contract/content";
import { formatDuration } from "../cards/format";
import { Moment } from "../cards/moment";
import type { Speech } from "../text-provider";
import styles from "./about.module.css";

type Props = { content: Content; speech: Speech };

export function About({ content, speech }: Props) {
  const { name, description, keywords } = content.input;
  return (
    <div className={styles.about}>
      <h1 className={`display ${styles.title}`}>{name}</h1>
      <Facts content={content} speech={speech} />
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
  const { stream_state, duration_s, published_at, start_time } = content.input;
  const facts = [
    stream_state === "live" && t("liveNow"),
    stream_state === "vod" && duration_s && formatDuration(duration_s, locale),
    stream_state === "scheduled" && start_time && (
      <>
        {t("starts")} <Moment time={start_time} locale={locale} />
      </>
    ),
    stream_state === "vod" && published_at && (
      <Moment time={published_at} form="day" locale={locale} />
    ),
  ].filter((fact) => fact !== false && fact !== undefined && fact !== 0);
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts} suppressHydrationWarning>
      {facts.map((fact, index) => (
        // The order of the facts never changes.
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}
