import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { filledPlayerPlay } from "../ui/icon-paths";
import { Loader } from "../ui/loader";
import { requestPlay } from "./media/requests";
import { TitleBar } from "./title-bar";
import styles from "./start-screen.module.css";

type Props = {
  title: string;
  isLive: boolean;
  root: HTMLElement | null;
  video: HTMLVideoElement | null;
};

export function StartScreen({ title, isLive, root, video }: Props) {
  const { t } = useText();
  const start = () => {
    // The button goes away with the press; the focus must not fall back to the page's start.
    root?.focus({ preventScroll: true });
    if (video) requestPlay(video);
  };
  return (
    <div className={styles.start}>
      <TitleBar title={title} isLive={isLive} />
      <button
        type="button"
        className={styles.big}
        data-starts-film
        aria-label={t("playerPlay")}
        // The early script makes it busy.
        suppressHydrationWarning
        onClick={start}
      >
        <span>
          <Icon path={filledPlayerPlay} solid />
          <i>
            <Loader />
          </i>
        </span>
      </button>
    </div>
  );
}
