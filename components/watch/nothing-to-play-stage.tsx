import type { Content } from "@/lib/contract/content";
import { providerNow } from "@/lib/provider-api/provider-clock.ts";
import { LocalTime } from "../cards/local-time";
import { LiveNotificationToggle } from "../lists/content-list-toggles";
import type { I18n } from "../text-provider";
import { Badge } from "../ui/badge";
import { LinkButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { calendarEventIconPath } from "../ui/icon-paths";
import { Picture } from "../ui/picture";
import { Countdown } from "./live/countdown";
import styles from "./nothing-to-play-stage.module.css";

type Props = {
  token: string;
  input: Content["input"];
  calendar: string | undefined;
  i18n: I18n;
};

// Whether an event is awaited, so that viewers can be notified of it.
export function isUpcomingEvent({ stream_state: state, cancelled }: Content["input"]): boolean {
  return state === "scheduled" && !cancelled;
}

// In the player's place until there is something to play.
export function NothingToPlayStage(props: Props) {
  const { input } = props;
  return (
    <div className={styles.stage} data-stage>
      <Picture
        src={input.thumbnail}
        art={input.art}
        title={input.name}
        sizes="100vw"
        maxWidth={1920}
        eager
        className={styles.still}
      />
      <div className={`on-media ${styles.words}`}>
        <Event {...props} />
      </div>
    </div>
  );
}

const dayMs = 24 * 3_600_000;

function Event({ token, input, calendar, i18n: { t, locale } }: Props) {
  const { name, thumbnail, start_time: start, cancelled } = input;
  const notify = <LiveNotificationToggle item={{ token, title: name, picture: thumbnail }} />;
  if (cancelled) return <p className={`display ${styles.cancelled}`}>{t("playerCancelled")}</p>;
  if (!isUpcomingEvent(input)) return <p>{t("nothingToPlay")}</p>;
  if (start === undefined) {
    return (
      <>
        <p>{t("playerNoStart")}</p>
        {notify}
      </>
    );
  }
  return (
    <>
      <Badge>
        <Icon path={calendarEventIconPath} />
        <span>
          {t("starts")} <LocalTime time={start} locale={locale} />
        </span>
      </Badge>
      <Countdown days={start - providerNow() >= dayMs} />
      <div className={`row ${styles.actions}`}>
        {notify}
        {calendar && (
          <LinkButton variant="media" href={calendar}>
            <Icon path={calendarEventIconPath} />
            {t("playerAddToCalendar")}
          </LinkButton>
        )}
      </div>
    </>
  );
}
