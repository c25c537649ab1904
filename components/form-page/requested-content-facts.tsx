import type { ContentPreview } from "@/lib/pages/load-content-preview";
import { formatDuration } from "../cards/format-duration";
import { LocalTime } from "../cards/local-time";
import type { I18n } from "../text-provider";
import styles from "./requested-content-facts.module.css";

type Props = { content: ContentPreview; i18n: I18n };

// What decides whether one goes on: that it is on now, when it begins, or how long it takes.
export function RequestedContentFacts({ content, i18n: { t, locale } }: Props) {
  const { stream_state: state, start_time: start, duration_s: length } = content;
  if (state === "live") return <b className={styles.live}>{t("live")}</b>;
  if (state === "scheduled" && start !== undefined)
    return <LocalTime time={start} locale={locale} />;
  return length === undefined ? null : formatDuration(length, locale);
}
