import { useEffect, useMemo, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import type { PlaybackEngine } from "@/lib/playback/engine/engine";
import {
  listCaptionUrlsByUse,
  type FilmMediaUrls,
  isSameFilmUrl,
} from "@/lib/playback/engine/film-media-urls";

/**
 * A film with its first URLs: a page that was requested again has other URLs of the same film, which its
 * engine takes over (`useRefreshedMediaUrls`) while the film goes on.
 */
export function useInitialMediaUrls(playback: Playback): Playback {
  const [first, setFirst] = useState(playback);
  const isSame = isRenewed(first, playback);
  if (!isSame && first !== playback) setFirst(playback);
  return useMemo(
    () => (isSame ? withAddressesOf(first, playback) : playback),
    [first, isSame, playback],
  );
}

/** Gives an engine the addresses of the latest page. */
export function useRefreshedMediaUrls(
  engine: PlaybackEngine | undefined,
  playback: Playback,
): void {
  useEffect(() => {
    if (playback.expires_at !== undefined) engine?.takeAddresses(mediaUrlsOfPlayback(playback));
  }, [engine, playback]);
}

/** `expires_at` is by the clock of this device here: `components/watch/watch-page-stage.tsx`. */
export function mediaUrlsOfPlayback({
  hls,
  storyboard,
  captions,
  expires_at,
}: Playback): FilmMediaUrls {
  return { hls, storyboard, captions, endsAt: expires_at };
}

function isRenewed(first: Playback, next: Playback): boolean {
  return next.expires_at !== undefined && isSameFilmUrl(first.hls, next.hls);
}

function withAddressesOf({ hls, storyboard, captions, expires_at }: Playback, next: Playback) {
  const first = new Map(listCaptionUrlsByUse(captions));
  const uses = listCaptionUrlsByUse(next.captions);
  return {
    ...next,
    hls,
    storyboard: next.storyboard && (storyboard ?? next.storyboard),
    captions: next.captions.map((one, at) => ({
      ...one,
      src: first.get(uses[at]?.[0] ?? "") ?? one.src,
    })),
    expires_at,
  };
}
