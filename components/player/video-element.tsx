import type { Ref } from "react";
import type { Playback } from "@/lib/contract/content";
import type { PlaybackSource } from "@/lib/playback/engine/engine";
import { createFilmDataAttributes } from "@/lib/playback/engine/running-hls";
import { classNames } from "../ui/class-names";
import styles from "./player.module.css";
import { storyboardLabel } from "./seek/storyboard-track";

type Props = {
  ref: Ref<HTMLVideoElement>;
  token: string;
  source: PlaybackSource;
  playback: Playback;
};

export function VideoElement({ ref, token, source, playback }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- TextTracks holds the captions.
    <video
      {...createFilmDataAttributes(source)}
      data-token={token}
      ref={ref}
      className={styles.video}
      playsInline
      crossOrigin="anonymous"
    >
      <TextTracks playback={playback} />
    </video>
  );
}

// Without scripts the browser itself plays the film, where it supports HLS.
export function NoScriptVideo({ playback }: { playback: Playback }) {
  return (
    <noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- TextTracks holds the captions. */}
      <video
        className={classNames(styles.video, styles.plain)}
        src={playback.hls}
        poster={playback.poster?.replace("{w}", "1280")}
        preload="none"
        crossOrigin="anonymous"
        controls
        playsInline
      >
        <TextTracks playback={playback} />
      </video>
    </noscript>
  );
}

// Never `default`: a track that is on while a film starts delays its first frame.
function TextTracks({ playback }: { playback: Playback }) {
  return (
    <>
      {playback.captions.map(({ src, lang, label }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a film may have several of one language and label.
        <track key={at} kind="captions" src={src} srcLang={lang} label={label} />
      ))}
      {playback.storyboard && (
        <track kind="metadata" src={playback.storyboard} label={storyboardLabel} />
      )}
    </>
  );
}
