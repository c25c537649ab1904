import { scoreLanguageMatch } from "./score-language-match.ts";

/** A viewer's choice of a track, by which a similar one is found in another film. */
export type TrackPreference = {
  lang: string;
  label?: string | undefined;
  kind?: string | undefined;
};

/** A track of captions or sound as choices know it; `lang` is BCP 47 or empty. */
export type MediaTrackInfo = { lang: string; label: string; kind: string; isDefault?: boolean };

/**
 * The track that is nearest to a choice: the best language first, then kind and label, then the default; undefined where
 * none has the language. Tracks of an undetermined language are chosen by their label.
 */
export function findBestMatchingTrack<Track extends MediaTrackInfo>(
  tracks: readonly Track[],
  choice: TrackPreference,
): Track | undefined {
  const marked = tracks.map((track) => ({ track, mark: markOf(track, choice) }));
  const best = Math.max(0, ...marked.map(({ mark }) => mark));
  return best === 0 ? undefined : marked.find(({ mark }) => mark === best)?.track;
}

function markOf(track: MediaTrackInfo, { lang, label, kind }: TrackPreference): number {
  const isNamedSo = label !== undefined && label !== "" && track.label === label;
  const language = track.lang === lang && isNamedSo ? 5 : scoreLanguageMatch(track.lang, lang);
  if (language === 0) return 0;
  const isOfKind = kind !== undefined && track.kind === kind;
  return (
    language * 8 + Number(isOfKind) * 4 + Number(isNamedSo) * 2 + Number(track.isDefault === true)
  );
}
