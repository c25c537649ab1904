import type { Ref } from "react";
import type { Playback } from "@/lib/contract/content";
import type { PlaybackSource } from "@/lib/playback/engine/engine";
import { createFilmDataAttributes } from "@/lib/playback/engine/running-hls";
import { classNames } from "../ui/class-names";
import styles from "./player.module.css";
import { storyboardLabel } from "./seek/storyboard-track";

/** The film that an element plays. */
export type FilmOfVideo = { token: string; source: PlaybackSource; playback: Playback };

type Props = FilmOfVideo & { ref: Ref<HTMLVideoElement> };

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

/** Gives an element that has played another film the attributes and tracks of this one. */
export function describeFilmOfVideo(
  video: HTMLVideoElement,
  { token, source, playback }: FilmOfVideo,
): void {
  const attributes = { ...createFilmDataAttributes(source), "data-token": token };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) video.removeAttribute(name);
    else video.setAttribute(name, value);
  }
  const tracks = listTracks(playback).map((track) =>
    Object.assign(document.createElement("track"), track),
  );
  video.replaceChildren(...tracks);
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
  return listTracks(playback).map(({ kind, src, srclang, label }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a film may have several of one language and label.
    <track key={at} kind={kind} src={src} srcLang={srclang} label={label} />
  ));
}

type TrackOfFilm = { kind: TextTrackKind; src: string; label: string; srclang?: string };

function listTracks({ captions, storyboard }: Playback): TrackOfFilm[] {
  const tracks: TrackOfFilm[] = captions.map(({ src, lang, label }) => {
    return { kind: "captions", src, srclang: lang, label };
  });
  if (!storyboard) return tracks;
  return [...tracks, { kind: "metadata", src: storyboard, label: storyboardLabel }];
}
