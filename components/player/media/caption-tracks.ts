import { useCallback, useSyncExternalStore } from "react";
import type { TrackFault } from "@/lib/playback/engine/engine";
import { savePlayerPreferences, readPlayerPreferences } from "@/lib/playback/player-preferences";
import {
  findBestMatchingTrack,
  type TrackPreference,
  type MediaTrackInfo,
} from "@/lib/playback/tracks/find-best-matching-track";
import { useText } from "../../text-provider";
import { type PlayerParts, usePlayerParts } from "../player-parts";
import { formatTrackNames } from "./format-track-names";

const kinds: ReadonlySet<TextTrackKind> = new Set(["captions", "subtitles"]);

/** What is said of captions that cannot be shown. */
export const captionFaultTexts: Record<TrackFault, string> = {
  failed: "playerCaptionsFailed",
  empty: "playerCaptionsEmpty",
};

/** All captions of a film: those of its content first, then those of its stream. */
export function captionTracks(video: HTMLVideoElement): TextTrack[] {
  return [...video.textTracks].filter(({ kind }) => kinds.has(kind));
}

/** Those of its content, in the content's order. */
export function contentCaptionTracks(video: HTMLVideoElement): TextTrack[] {
  const selector = "track[kind=captions]:not([data-stream])";
  const elements = video.querySelectorAll<HTMLTrackElement>(selector);
  return [...elements].map((element) => element.track);
}

/** The captions of the film with the names that a viewer chooses them by. */
export function useCaptions(): { track: TextTrack; name: string }[] {
  const { t, locale } = useText();
  const { video } = usePlayerParts();
  // Tracks are only added: their number says whether the list is another one.
  useTextTracks((element) => captionTracks(element).length);
  const tracks = captionTracks(video);
  const facts = tracks.map(({ language: lang, label }) => ({ lang, label }));
  const names = formatTrackNames(facts, locale, t("playerCaptions"));
  return tracks.map((track, at) => ({ track, name: names[at] ?? "" }));
}

/** The captions on screen. */
export function useShownCaptions(): TextTrack | undefined {
  return useTextTracks(shownCaptions);
}

/** Shows one track, or none. */
export function showCaptions(video: HTMLVideoElement, shown: TextTrack | undefined): void {
  for (const track of captionTracks(video)) {
    if (track === shown) track.mode = "showing";
    else if (track.mode === "showing") track.mode = "hidden";
  }
}

export function showAndSaveCaptionLanguage(
  video: HTMLVideoElement,
  track: TextTrack | undefined,
): void {
  showCaptions(video, track);
  if (!track) return savePlayerPreferences({ captions: "off" });
  const { language: lang, label, kind } = track;
  const choice = { lang, label, kind };
  savePlayerPreferences({ captions: choice, captionsLast: choice });
}

export function toggleCaptions(parts: PlayerParts): void {
  const { video } = parts;
  const isOn = shownCaptions(video) !== undefined;
  showAndSaveCaptionLanguage(video, isOn ? undefined : findCaptionTrackToTurnOn(parts));
}

/** The captions that a film starts with: the nearest to the viewer's choice, else the film's default. */
export function findInitialCaptionTrack(parts: PlayerParts): TextTrack | undefined {
  const { captions } = readPlayerPreferences();
  if (captions === "off") return undefined;
  const facts = factsOf(parts);
  const chosen = captions && findBestMatchingTrack(facts, captions);
  return (chosen ?? facts.find(({ isDefault }) => isDefault))?.track;
}

/** The captions to turn on for a viewer who has them off: the last ones on screen, the page's language, the film's. */
export function findCaptionTrackToTurnOn(parts: PlayerParts): TextTrack | undefined {
  const facts = factsOf(parts);
  const find = (choice: TrackPreference | undefined) =>
    choice && findBestMatchingTrack(facts, choice);
  const byDefault = facts.find(({ isDefault }) => isDefault) ?? facts[0];
  const pageLanguage = { lang: document.documentElement.lang };
  return (find(readPlayerPreferences().captionsLast) ?? find(pageLanguage) ?? byDefault)?.track;
}

function factsOf({ video, playback }: PlayerParts): (MediaTrackInfo & { track: TextTrack })[] {
  const ofContent = contentCaptionTracks(video);
  return captionTracks(video).map((track) => {
    const { language: lang, label, kind } = track;
    const isDefault = playback.captions[ofContent.indexOf(track)]?.default ?? false;
    return { track, lang, label, kind, isDefault };
  });
}

function shownCaptions(video: HTMLVideoElement): TextTrack | undefined {
  return captionTracks(video).find((track) => track.mode === "showing");
}

const listEvents = ["change", "addtrack", "removetrack"];

function useTextTracks<T>(read: (video: HTMLVideoElement) => T): T {
  const { video } = usePlayerParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = video.textTracks;
      for (const event of listEvents) list.addEventListener(event, listener);
      return () => {
        for (const event of listEvents) list.removeEventListener(event, listener);
      };
    },
    [video],
  );
  const snapshot = () => read(video);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
