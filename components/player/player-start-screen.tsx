import type { MouseEvent } from "react";
import { useText } from "../text-provider";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { filledPlayerPlayIconPath } from "../ui/icon-paths";
import { Loader } from "../ui/loader";
import { requestPlay } from "./media/playback-requests";
import styles from "./player-start-screen.module.css";

type Props = { isLive: boolean };

// The title is below, as the page's heading: the controls show it on the picture.
// A press works from the first frame on: during a view transition between pages, React passes the player
// its elements only after that frame.
export function PlayerStartScreen({ isLive }: Props) {
  const { t } = useText();
  const start = ({ currentTarget }: MouseEvent) => {
    const root = currentTarget.closest<HTMLElement>("[data-player]");
    const video = root?.querySelector("video");
    // The button goes away with the press; without this the focus would return to the start of the page.
    root?.focus({ preventScroll: true });
    if (video) requestPlay(video);
  };
  return (
    <div className={styles.start}>
      {isLive && (
        <div className={styles.bar}>
          <Badge tone="live">{t("playerLive")}</Badge>
        </div>
      )}
      <button
        type="button"
        className={styles.big}
        data-starts-film
        aria-label={t("playerPlay")}
        // The inline script makes it busy before React hydrates it.
        suppressHydrationWarning
        onClick={start}
      >
        <span>
          <Icon path={filledPlayerPlayIconPath} solid />
          <i>
            <Loader />
          </i>
        </span>
      </button>
    </div>
  );
}

export function PlayerTitleBar({ title, isLive }: Props & { title: string }) {
  const { t } = useText();
  return (
    <div className={styles.bar} data-covers="if-room">
      {isLive && <Badge tone="live">{t("playerLive")}</Badge>}
      <span className={styles.title}>{title}</span>
    </div>
  );
}
