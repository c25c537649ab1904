import type { Playback } from "@/lib/contract/content";
import { classNames } from "../ui/class-names";
import { CaptionTracks } from "./caption-tracks";
import styles from "./player.module.css";

// Without scripts the browser shows the film itself, where it can play HLS.
export function PlainFilm({ playback }: { playback: Playback }) {
  return (
    <noscript>
      <video
        className={classNames(styles.video, styles.plain)}
        src={playback.hls}
        poster={playback.poster?.replace("{w}", "1280")}
        preload="none"
        crossOrigin="anonymous"
        controls
        playsInline
      >
        <CaptionTracks playback={playback} />
      </video>
    </noscript>
  );
}
