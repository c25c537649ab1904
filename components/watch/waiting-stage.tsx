import type { Content } from "@/lib/contract/content";
import { LocalTime } from "../cards/local-time";
import type { I18n } from "../text-provider";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { outlineCalendarEvent } from "../ui/icon-paths";
import { Picture } from "../ui/picture";
import styles from "./waiting-stage.module.css";

type Props = { input: Content["input"]; i18n: I18n };

// In the player's place until there is something to play.
export function WaitingStage({ input, i18n: { t, locale } }: Props) {
  return (
    <div className={styles.stage}>
      <Picture
        src={input.thumbnail}
        art={input.art}
        title={input.name}
        sizes="100vw"
        maxWidth={1920}
        eager
        className={styles.still}
      />
      <div className={styles.words}>
        {input.start_time === undefined ? (
          <p>{t("nothingToPlay")}</p>
        ) : (
          <Badge>
            <Icon path={outlineCalendarEvent} />
            <span>
              {t("starts")} <LocalTime time={input.start_time} locale={locale} />
            </span>
          </Badge>
        )}
      </div>
    </div>
  );
}
